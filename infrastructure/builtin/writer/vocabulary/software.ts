import type { Field } from './field.ts';

export const software: Field = {
  name: 'software',
  cues: 'code, api, server, app, bug, deploy, deployment, release, database, query, backend, frontend, developer, programmer, repository, commit, build, test suite, toolchain, endpoint, service, library, script, framework, component, page load, prod, production system, website, login, query time, migration, pipeline, cluster, feature',
  skills: {
    Delivery: {
      'Software development':
        'program .. app, write code, as software developer, as software engineer, code .. feature, build .. app, =coded, write .. app, software release, ship .. feature, implement .. feature, refactor and ship',
      'Frontend development': 'frontend, front end, ui component, web page, single page app',
      'Backend development': 'backend, back end, server side',
      'Full-stack development': 'full stack, fullstack',
      'Mobile development': 'mobile app, ios app, android app, app store, play store, ios, android',
      'API design': 'api design, rest api, design .. api, public api, openapi, build .. api, new api, api endpoint',
      'API integration':
        'integrate .. api, webhook, third party api, payment integration, integrate .. service, api integration',
      JavaScript: 'javascript',
      TypeScript: 'typescript',
      Python: 'pandas, django',
      Java: '-, ~java, spring boot',
      'C++': 'c++',
      'C#': 'c#, dotnet, asp net',
      Go: '-, golang, go service, rewrite .. in go',
      Rust: '-, rustlang, ~in rust, ~rust service',
      PHP: 'php, laravel, wordpress plugin',
      Ruby: '-, ruby on rails, ~ruby',
      Kotlin: 'kotlin',
      Swift: '-, swiftui, ~in swift',
      React: '-, ~=react, reactjs, react component',
      Vue: '-, ~vue, vuejs',
      Angular: '-, ~angular, angularjs',
      'Node.js': 'node js, nodejs',
      HTML: 'html5, html page',
      CSS: 'css, tailwind, stylesheet',
      SQL: 'sql',
      GraphQL: 'graphql',
      'Embedded systems': 'firmware, embedded, microcontroller, arduino, device driver',
      'Game development': 'unity engine, unreal engine, video game, game engine, game jam, game level',
      'Web development': 'website, web site, web app, as web developer, build .. site',
      WordPress: 'wordpress',
      'Low-code development': 'low code, no code, power app, zapier',
      Git: 'git, merge conflict, rebase',
      'Release management':
        '~release, release train, cut .. release, rollout, roll out .. version, release note, go live, went live, feature flag',
      'Database design': 'database schema, data model, schema design, database design',
      'Database administration':
        'postgres, postgresql, mysql, mongodb, oracle database, as dba, database backup, database upgrade, database server',
      'Data migration': 'data migration, migrate .. data, migrate .. database, database migration, migrate .. record',
      'System migration':
        'migrate .. to .. cloud, migrate .. server, migrate .. service, migrate .. system, legacy system, platform migration, system migration, move .. to .. new platform, move to .. cloud',
      'Cloud infrastructure': 'aws, azure, gcp, google cloud, cloud bill, terraform, cloud cost, cloud infrastructure',
      Kubernetes: 'kubernetes, k8s, helm chart',
      Docker: 'docker, dockerfile, dockerise, dockerize',
      'CI/CD':
        'ci pipeline, ci cd, continuous integration, continuous delivery, github actions, jenkins, gitlab ci, deployment pipeline, build pipeline, deploy pipeline',
      'Build tooling':
        'nightly build, build time, build script, build system, build tool, webpack, vite, bazel, toolchain, compile time, build cache',
      DevOps: 'devops, infrastructure as code, ansible',
      'Linux administration': 'linux, bash script, shell script, ubuntu, debian',
      'System administration':
        'as sysadmin, windows server, active directory, as system administrator, mail server, file server, patch .. server',
      'Network administration': '~router, firewall rule, vlan, vpn, dns, network switch, wifi, wi fi, network outage',
      'IT asset management':
        'laptop rollout, roll out .. laptop, set up .. laptop, workstation, it asset, set up .. computer',
      'ERP systems': '~sap, erp, netsuite, dynamics 365',
      'Test automation':
        'automated test, test automation, selenium, ~playwright test, cypress test, end to end test, e2e test, test suite',
      'Unit testing': 'unit test, test coverage, tdd, test driven development',
      'Software testing':
        'regression test, manual test, test plan, test case, flaky test, as qa engineer, bug report, find .. bug before',
    },
    'Problem solving': {
      Debugging:
        'debug, fix .. bug, find .. bug, memory leak, race condition, stack trace, bug fix, bugfix, hotfix, null pointer, squash .. bug, deadlock, solve .. bug',
      'Incident response':
        'outage, ~incident, on call, pager, production issue, postmortem, post mortem, =downtime incident, restore .. service, rollback, roll back',
      'Performance tuning':
        'page load, load time, slow query, query time, latency, optimise .. query, speed up .. query, speed up .. page, =profiling, performance tuning, response time, faster query, requests per second, memory use, performance issue, speed up .. app, slow page, slow endpoint',
    },
    'Process improvement': {
      Caching: 'cache, redis, memcached, cdn',
      Refactoring: 'refactor, technical debt, tech debt, legacy code, clean up .. code, dead code, simplify .. code',
      'Workflow automation':
        'automate .. report, automate .. process, automate .. task, automate, automation, ~macro, script that, write .. script, rpa',
      'Monitoring and alerting':
        '=alerting, grafana, prometheus, observability, uptime, monitoring dashboard, log aggregation, alert fatigue, set up monitoring, set up alert',
      Scalability:
        'scale .. service, horizontal scaling, load test, load balancer, =autoscaling, scale .. system, scale to',
    },
    'Quality and safety': {
      'Code review': 'review .. pull request, review .. code, pull request, code review, merge request, pr review',
      'Application security':
        'vulnerability, xss, sql injection, owasp, pentest, pen test, penetration test, security hole, cve, security patch, csrf',
      'Information security':
        '=phishing, iso 27001, soc 2, cybersecurity, cyber security, two factor, mfa, ransomware, encryption, password manager, security audit',
      Accessibility: 'accessibility, wcag, screen reader, a11y, keyboard navigation',
      'Backup and recovery': 'backup, disaster recovery, restore test, restore .. data',
    },
    Creativity: {
      'Software architecture':
        'software architecture, system design, microservice, monolith, event driven, event sourcing, domain driven, architecture decision, architecture review, architecture for .. system',
    },
    Communication: {
      'Technical writing':
        'technical document, api documentation, readme, runbook, developer guide, user manual, tech spec, design doc, as technical writer, documentation for .. api, architecture document',
    },
    People: {
      'Pair programming':
        'pair program, pairing session, mob programming, pair with .. developer, pair with .. engineer',
      'Open source': 'open source, open sourced, maintainer, upstream patch',
    },
  },
};
