<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** WordPress' tools over mail that lies sealed: what waits, and what was given up, with a link that opens something. */
final class MailDataTest extends SiteTestCase {

	private const EMAIL = 'jo@example.com';

	public function test_sealed_mail_is_told_of_without_its_link_and_forgotten(): void {
		$mail = $this->secretMail( self::EMAIL );
		$this->mailRows()->update( 'status = %s WHERE id = %d', 'failed', $mail );
		$other  = $this->secretMail( 'else@example.com' );
		$export = (string) wp_json_encode(
			apply_filters( 'wp_privacy_personal_data_exporters', array() )['atoll-mail']['callback'](
				'Jo@example.com',
				1
			)
		);
		$this->assertStringContainsString( 'Your saved form', $export );
		$this->assertStringNotContainsString( 'token', $export );
		$erased = apply_filters( 'wp_privacy_personal_data_erasers', array() )['atoll-mail']['callback'](
			'Jo@example.com',
			1
		);
		$this->assertTrue( $erased['items_removed'] );
		$this->assertNull( $this->mailRepository()->find( $mail ) );
		$this->assertNotNull( $this->mailRepository()->find( $other ) );
	}

	private function secretMail( string $email ): int {
		return $this->mailRepository()->add(
			new MailMessage( array( $email ), 'Your saved form', '<p>token</p>', 'token', secret: true ),
			0,
			0
		);
	}
}
