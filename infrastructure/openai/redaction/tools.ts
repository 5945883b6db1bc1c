/**
 * Tools, products, public brands of software, standards and short forms that a CV names: no secret, and a model has to see them. What
 * people are called as often ("Jenkins", "Julia", "Hugo") is not among them. In small letters.
 */
export const TOOLS: ReadonlySet<string> = new Set(
  `ansible apache api apis appium argocd asana asp atlassian auth0 avro axios backbone backend bash bazel bigcommerce
  bigquery bitbucket bitrise bootstrap buildkite bullmq caddy camunda celery chai chatgpt chromium circleci citrix
  clickhouse clojure cloudflare cloudformation cloudfront cloudwatch cobol cockroachdb codecov coldfusion concourse
  confluent contentful copilot corel coredns couchbase couchdb crashlytics cucumber cypress dagster databricks
  datadog dataflow dataproc datastudio db2 debian deno devops discord docusign dotnet dropbox druid drupal duckdb
  dynamics dynamodb dynatrace eclipse ecmascript ecs eks elasticsearch electron elixir emacs erlang erp eslint etcd
  etherscan eventbrite eventbridge express expressjs fargate fastapi fastlane fastly fedora figjam fivetran flask
  flink fluentd flutter fortran framer freshdesk freshservice frontend gatling gcp gimp gitops glassdoor gmail godot
  golang grafana gradle graphite graphql greenhouse grpc gunicorn hadoop haproxy harbor hashicorp haskell hasura
  heroku hibernate hootsuite hotjar html5 http https icinga imap influxdb informatica infura intellij intercom
  invision ios ipad iphone istio jamf jboss jdbc jest jetbrains jinja jmeter jquery jsf jsp junit jupyter jwt keras
  keycloak kibana klaviyo knative kustomize lambda langchain laravel latex ldap lerna lightroom lightspeed linkerd
  liquibase livewire llama looker lucidchart macos magento mapbox mapreduce mariadb marketo maven memcached mendix
  metabase microsoft miro mixpanel mlflow mongoose mqtt mssql mulesoft munin mvc mvn nagios neo4j nestjs netlify
  netsuite newrelic nextjs nginx nlp nodejs nosql npm nuget numpy nuxt nvidia oauth ocaml odoo okta onedrive openai
  openapi openid opensearch openshift openstack opentelemetry oracle pandas pagerduty pardot paypal perl personio
  phpunit pingdom pinia pipedrive planetscale playwright plotly podman pop3 postfix postman powerapps powerbi
  powershell premiere presto prisma procreate prometheus protobuf pulumi puppeteer pycharm pyspark pytest pytorch
  qlik qlikview quickbooks quarkus rabbitmq rancher reddit redshift redux restful retool rhel rollup rpa rspec rtk
  rxjs s3 safari saltstack saml sas sass scala scikit-learn scipy sdk selenium sendgrid sentry serverless sftp shell
  sidekiq signalfx sketchup skype smtp snyk soap solidity solr sonarqube spark splunk spotify spring spss sqlalchemy
  sqlite squarespace ssh ssis ssrs stackoverflow stata storybook strapi streamlit stylelint subversion supabase
  superset surveymonkey svelte svn swagger symfony sysdig tailwind talend tcp teamcity teamviewer tensorflow
  terragrunt testcontainers testrail thrift tls tomcat toggl trino twilio typeform typo3 ubuntu udp unity unix unreal
  vercel vertica vim vite vmware vscode vuejs vuex wcag webflow webhook webhooks webpack websocket websockets
  weblogic websphere wix woocommerce workday xcode xero xunit yaml yarn zapier zabbix zookeeper zustand medifox rfid
  scada plc plm mes wms tms lims pacs dicom hl7 fhir icd10 gmp glp reach sox ifrs gaap hgb itil togaf cobit safe pmp
  cissp ccna ccnp comptia oscp osha nebosh iosh bpmn uml lean six sigma kaizen fmea ppap apqp spc 5s eta lgtm ppl
  kpis okrs pto eod eow eoy asap fyi tbd tba wip mvp poc rfc rfp rfi sow nda saas paas iaas b2g ltv cac arr mrr roi
  nps csat kwh mwh gwh kwp sre slo slos sla slas mttr mtbf p50 p90 p95 p99 sev1 sev2 prs jk`.split(/\s+/),
);
