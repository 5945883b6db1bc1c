import type { Field } from './field.ts';

export const data: Field = {
  name: 'data',
  cues: 'data, dataset, model, dashboard, analyst, metric, sql, query, report, statistics, table, prediction',
  skills: {
    Research: {
      'Data analysis':
        'analyse .. data, analysis of .. data, analyze .. data, as data analyst, analyse .. number, analyse .. figure, look into .. number, analyse .. sales',
      'Statistical analysis':
        'statistic, statistical, regression analysis, regression model, hypothesis test, significance, =p value, anova, confidence interval',
      'Machine learning':
        'machine learning, train .. model, classifier, neural network, random forest, ml model, xgboost, deep learning',
      'Natural language processing': 'nlp, text mining, sentiment analysis, named entity',
      'Computer vision': 'computer vision, image recognition, object detection, image classification',
      'Generative AI': 'llm, chatgpt, prompt engineering, generative ai, language model, ai assistant, ~copilot',
      'Predictive modelling': '~predict, prediction, predictive, forecasting model, churn model',
      Experimentation: 'a b experiment, controlled experiment, experiment design, split test',
      'Data mining': 'data mining, web scraping, scrape .. data, scraper',
      'R programming': 'rstudio, ggplot, tidyverse, in r script',
      'Geographic information systems': 'gis, geodata, arcgis, qgis, map layer',
      'Time series analysis': 'time series, seasonality',
      'Trend analysis': '~trend, spot .. pattern, find .. pattern',
      'Root cause analysis':
        'root cause, 5 whys, five whys, find .. cause, cause of .. problem, find out why, found out why, ishikawa, track down .. cause, cause of .. outage, cause of .. fault',
      'Survey analysis': 'survey result, survey data, evaluate .. survey, analyse .. survey, questionnaire result',
    },
    Delivery: {
      'Data visualisation':
        'data visualisation, data visualization, tableau, power bi, powerbi, chart for, visualise .. data, infographic of .. data, looker, graph of',
      Dashboards: 'dashboard',
      'Data engineering': 'data pipeline, etl, airflow, dbt, as data engineer, kafka, spark job',
      'Data warehousing': 'data warehouse, snowflake warehouse, bigquery, redshift, data lake, star schema',
      Reporting:
        'monthly report, weekly report, quarterly report, annual report, kpi report, status report, report for management, sales report, build .. report',
      Spreadsheets: 'spreadsheet, pivot table, google sheet, vlookup, excel, excel sheet, excel file',
      'Data entry':
        'data entry, enter .. record, type in .. record, digitise .. record, digitise .. file, scan .. document',
    },
    'Quality and safety': {
      'Data cleaning':
        'clean .. data, data cleaning, data cleansing, duplicate record, deduplicate, dedupe, duplicate entry, clean up .. data, remove .. duplicate',
      'Data quality': 'data quality, data validation, data error, wrong data, data check, data accuracy',
      'Data governance': 'data governance, data catalogue, data catalog, data owner, master data',
      'Data protection':
        'gdpr, data protection, anonymise, privacy policy, data privacy, pseudonymise, hipaa, privacy impact',
    },
  },
};
