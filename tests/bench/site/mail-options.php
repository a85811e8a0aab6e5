<?php
/**
 * For the benchmark's own site only: tells atoll-bench-mail.php, by ATOLL_MAIL, where mail goes.
 *
 * @package Atoll
 */

declare( strict_types=1 );

update_option( 'atoll_bench_mail', json_decode( (string) getenv( 'ATOLL_MAIL' ), true ) );
