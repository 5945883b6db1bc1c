// mongodb-setup.sh runs this in mongosh on the first member.
const { MEMBERS, ROOT_PASSWORD, USER_PASSWORD } = process.env;

try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'rs0', members: MEMBERS.split(',').map((host, number) => ({ _id: number, host })) });
}
while (!rs.status().members.some(({ stateStr }) => stateStr === 'PRIMARY')) sleep(500);

if (USER_PASSWORD) {
  const set = connect(`mongodb://root:${ROOT_PASSWORD}@${MEMBERS}/admin?replicaSet=rs0`);
  const cairn = set.getSiblingDB('cairn');
  const roles = [{ role: 'readWrite', db: 'cairn' }];
  if (cairn.getUser('cairn') === null) cairn.createUser({ user: 'cairn', pwd: USER_PASSWORD, roles });
}
