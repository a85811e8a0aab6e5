import { hostOf, portOf, type Addresses, type DatabaseAddress } from './addresses';

/** Returns a node's part of MariaDB's configuration. */
export const galera = (
	{ nodes }: Addresses,
	node: DatabaseAddress,
	library: string
): string => `[mariadbd]
bind_address = ${ hostOf( node.clients ) }
port = ${ portOf( node.clients ) }
binlog_format = ROW
default_storage_engine = InnoDB
innodb_autoinc_lock_mode = 2
# The other nodes have what a killed machine has not written yet.
innodb_flush_log_at_trx_commit = 2
wsrep_on = ON
wsrep_provider = ${ library }
wsrep_cluster_name = atoll
wsrep_cluster_address = gcomm://${ nodes.map( ( { cluster } ) => cluster ).join( ',' ) }
wsrep_node_name = ${ node.name }
wsrep_node_address = ${ node.cluster }
wsrep_sst_method = rsync
wsrep_sst_receive_address = ${ node.copy }
# A request sees what any other request has stored, on whichever node.
wsrep_sync_wait = 1
# A single statement that meets another node's is done again by the database.
wsrep_retry_autocommit = 4
wsrep_provider_options = "gmcast.listen_addr=tcp://${ node.cluster };ist.recv_addr=${ node.missed };gcache.size=256M"
`;
