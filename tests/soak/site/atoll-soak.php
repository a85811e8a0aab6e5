<?php
/**
 * Only for the soak's own site: sends mail to a server on loopback, whose port is in the option, with the id of the
 * sending process, so that a repeated mail can be attributed to a killed process.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_action(
	'phpmailer_init',
	static function ( $mailer ): void {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = (int) get_option( 'atoll_soak_mail' );
		$mailer->SMTPAutoTLS = false;
		$mailer->addCustomHeader( 'X-Soak-Sender', (string) getmypid() );
	},
	1
);
