import type { Addresses } from './addresses';

/** Script that checks whether a node is in sync; HAProxy passes its address as the third and fourth argument. */
export const CHECK = `#!/bin/sh
state=$(mariadb --no-defaults --user=root --connect-timeout=2 --host="$3" --port="$4" \\
	--batch --skip-column-names --execute="SHOW STATUS LIKE 'wsrep_local_state'" | cut -f2)
# 4 is synced; a node that gives another one a copy of itself is 2.
[ "$state" = 4 ]
`;

const servers = ( names: Array< [ string, string ] >, options: string ): string =>
	names.map( ( [ name, address ] ) => `	server ${ name } ${ address } ${ options }` ).join( '\n' );

/** Returns the load balancer's configuration. */
export const haproxy = (
	{ site, database, web, nodes }: Addresses,
	check: string
): string => `global
	maxconn 2000
	external-check
	insecure-fork-wanted

defaults
	timeout connect 3s
	timeout client 65s
	timeout server 65s
	timeout queue 10s
	option redispatch
	retries 3

frontend site
	mode http
	bind ${ site }
	# Says whom it asks for, in one line with what other proxies said: of several lines PHP sees the last alone.
	# Name the balancer, and those proxies, among Atoll’s trusted ones.
	http-request set-header X-Forwarded-For "%[req.fhdr(X-Forwarded-For)], %[src]" if { req.hdr(X-Forwarded-For) -m found }
	http-request set-header X-Forwarded-For %[src] unless { req.hdr(X-Forwarded-For) -m found }
	default_backend web

backend web
	mode http
	balance leastconn
	option httpchk GET /wp-json/s1t2/v1/health
	http-check expect status 200
	default-server inter 2s fastinter 1s fall 2 rise 2
${ servers(
	web.map( ( address, index ) => [ `web${ index + 1 }`, address ] ),
	'check'
) }

frontend database
	mode tcp
	bind ${ database }
	default_backend nodes

backend nodes
	mode tcp
	# All nodes take writes; a connection to one that is gone ends at once.
	balance leastconn
	option external-check
	external-check path "/usr/bin:/bin"
	external-check command ${ check }
	default-server inter 1s fall 1 rise 2 on-marked-down shutdown-sessions
${ servers(
	nodes.map( ( { name, clients } ) => [ name, clients ] ),
	'check'
) }
`;
