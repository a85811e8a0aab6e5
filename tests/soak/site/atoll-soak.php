<?php
/**
 * For the soak's own site only: mail goes to a server on loopback, whose port the option has, and says which process
 * has sent it, so that a mail that comes twice can be laid to a killed one.
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
