/** A certificate of a make of devices, as `packed` attestation wants it: v3, of its organisation, good until 2126; without the 64 bytes of its key. */
const BEFORE = [
  'MIIB8TCCAZigAwIBAgIUHYPzsjyntBwmi3Sx9ALn09NvyWgwCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCREUxDTALBgNVBAoMBFRl',
  'c3QxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEy',
  'NjEwMjgxODQ5MjdaME8xCzAJBgNVBAYTAkRFMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0',
  'aW9uMQ0wCwYDVQQDDARUZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE',
].join('');
const AFTER = [
  'o1AwTjAdBgNVHQ4EFgQU6Gvys+1bxCKjssEmdF/XfEgx1pEwHwYDVR0jBBgwFoAU6Gvys+1bxCKjssEmdF/XfEgx1pEwDAYDVR0T',
  'AQH/BAIwADAKBggqhkjOPQQDAgNHADBEAiBdtNJXb53hfnYTVab62UxBkeBcAJVeKRqIyIJZVUOpbgIgVpZeTYOKMteEELJNdrGV',
  'TyLbSeEKJgg/tKVgqiH/yXk=',
].join('');

/** Says that this P-256 key (x and y) is that of a make of devices. Its own signature is nobody's. */
export const attestationCertificate = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([Buffer.from(BEFORE, 'base64'), x, y, Buffer.from(AFTER, 'base64')]);
