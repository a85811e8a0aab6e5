<?php
/**
 * For the benchmark's own site only: sends mail to a server on loopback, and kills some senders in the worst moment.
 * The option has
 *
 *     port   int     Of the mail server.
 *     every  int     Each mail whose subject ends with a multiple of this kills its sender once taken. 0 for none.
 *     marks  string  Folder with a file for each that did: none does so twice.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_action(
	'phpmailer_init',
	static function ( $mailer ): void {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = (int) get_option( 'atoll_bench_mail' )['port'];
		$mailer->SMTPAutoTLS = false;
	},
	1
);

// WordPress says so once a mail server has taken the mail, and before anybody could have noted that.
add_action(
	'wp_mail_succeeded',
	static function ( array $mail ): void {
		$every  = (int) ( get_option( 'atoll_bench_mail' )['every'] ?? 0 );
		$number = 1 === preg_match( '/(\d+)$/', (string) $mail['subject'], $found ) ? (int) $found[1] : 0;
		if ( 0 === $every || 0 === $number || 0 !== $number % $every ) {
			return;
		}
		$mark = @fopen( get_option( 'atoll_bench_mail' )['marks'] . '/' . $number, 'x' );
		if ( false !== $mark ) {
			posix_kill( (int) getmypid(), SIGKILL );
		}
	}
);
