/** @jest-environment node */
import { clientAddress, countedAddress } from './rate-limit';

describe('the address of a client', () => {
  test('without a trusted proxy a thousand forged headers count as one address', () => {
    const counted = new Set(
      Array.from({ length: 1000 }, (_, i) => clientAddress('203.0.113.9', `10.0.${i >> 8}.${i & 255}`, 0)),
    );
    expect([...counted]).toEqual(['203.0.113.9']);
  });

  test.each([
    ['one proxy: the entry it added', '1.1.1.1, 198.51.100.7', 1, '198.51.100.7'],
    ['two proxies: the entry the outer one added', '1.1.1.1, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    ['a header shorter than promised: the socket', '198.51.100.7', 2, '10.0.0.1'],
    ['no header at all: the socket', undefined, 1, '10.0.0.1'],
    ['an invalid entry in the trusted place', 'x', 1, 'unknown'],
  ])('%s', (_, header, trusted, expected) => {
    expect(clientAddress('10.0.0.1', header, trusted)).toBe(expected);
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:C000:0201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
    ['1.2.3.4:x', 'unknown'],
    ['1.2.3.256', 'unknown'],
    ['0x7f000001', 'unknown'],
    ['2130706433', 'unknown'],
    ['127.1', 'unknown'],
    ['2001:db8::1:', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
