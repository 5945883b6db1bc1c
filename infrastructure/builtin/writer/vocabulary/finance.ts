import type { Field } from './field.ts';

export const finance: Field = {
  name: 'finance',
  cues: 'invoice, ledger, accountant, accounting, bank, budget, tax, audit, account, balance, cash, payment, payroll, month end, quarter end, finance, loan, investor',
  skills: {
    Delivery: {
      Bookkeeping:
        'bookkeep, as bookkeeper, ledger, post .. invoice, journal entry, booking of invoices, keep .. books',
      'Month-end close':
        'month end, close .. books, monthly close, quarter end, year end close, month end close, closing of .. books, financial close',
      'Accounts payable':
        'accounts payable, supplier invoice, pay .. invoice, vendor payment, invoice run, late invoice, process .. invoice',
      'Accounts receivable':
        'accounts receivable, overdue invoice, collect .. payment, unpaid invoice, outstanding invoice, =dunning, open invoice, debt collection, overdue payment',
      Invoicing: '=invoicing, send .. invoice, issue .. invoice, billing run, billing error',
      Payroll: 'payroll, ~wage, payslip, pay run',
      'Tax preparation': 'tax return, tax filing, vat return, file .. tax, tax declaration, income tax, sales tax',
      'Tax advice': 'tax advice, as tax advisor, tax saving, save .. tax',
      'Financial statements':
        'balance sheet, income statement, annual accounts, profit and loss, financial statement, ifrs, gaap',
      'Expense management': 'expense report, travel expense, expense claim, expense policy, reimburse',
      'Cash handling': 'cash drawer, cash count, till balance, cash up, cash box, register balance',
      'Accounting software': 'quickbooks, xero, datev, sage accounting, lexware',
      'Claims handling': 'insurance claim, as claims adjuster, claim settlement, damage claim, process .. claim',
      Underwriting: 'underwrite, as underwriter, =underwriting',
      'Loan processing': '~loan, mortgage, credit application, =lending',
    },
    Organisation: {
      Budgeting: 'budget, budget plan, cost plan',
      'Financial planning': 'financial plan, as financial planner, liquidity plan, retirement plan, savings plan',
      'Cash flow management': 'cash flow, cashflow, liquidity, working capital, payment terms',
      'Treasury management': 'treasury, currency hedge, foreign exchange, bank covenant',
    },
    Research: {
      'Financial analysis':
        'financial analysis, as financial analyst, ratio analysis, profitability, margin analysis, break even, cost benefit',
      'Financial modelling': 'financial model, dcf, valuation, business case',
      Forecasting: 'forecast',
      'Investment analysis': '~investment, ~portfolio, equity research, stock pick, asset allocation, fund manager',
      'Variance analysis': '~variance, deviation from .. budget, plan versus actual',
      'Credit analysis': 'credit risk, credit check, credit rating, creditworthiness',
      'Actuarial work': 'as actuary, actuarial',
    },
    'Process improvement': {
      'Cost reduction':
        'cut .. cost, reduce .. cost, save .. cost, lower .. cost, cost saving, save .. money, save .. company, cheaper supplier, reduce .. spending, cut .. spending, saved euros, saved dollars, cut .. bill, lower .. bill, reduce .. bill, reduce .. expense',
    },
    'Quality and safety': {
      'Account reconciliation':
        'reconcile, bank reconciliation, reconciliation, balance .. account, missing cents, find .. discrepancy',

      Auditing:
        'as auditor, internal audit, external audit, financial audit, tax audit, audit finding, pass .. audit, audit with, audit without, annual audit, prepare .. audit, audit pass',
      'Internal controls': 'internal control, four eyes principle, sox, segregation of duties',
      'Fraud detection':
        'fraud, fraudulent, ~forged, suspicious payment, suspicious transaction, scam, money laundering',
      'Risk management': 'risk management, risk mitigation, mitigate .. risk, manage .. risk',
      'Grant accounting': 'grant report, grant accounting, fund accounting',
    },
    Customers: {
      'Financial advice':
        'financial advice, as financial advisor, money advice, debt advice, advise .. on .. pension, pension advice',
      'Bank teller service': 'as bank teller, bank counter, bank branch',
    },
  },
};
