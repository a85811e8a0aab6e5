<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailHealth;
use Atoll\Platform\Health\HealthResult;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What Site Health says of mail that was given up. */
final class MailHealthTest extends SiteTestCase {

	public function test_a_mistyped_address_that_belongs_to_no_entry_is_no_critical_matter(): void {
		$this->giveUp( 0 );
		$result = $this->judged();
		$this->assertSame( HealthResult::RECOMMENDED, $result->status );
		$this->assertStringContainsString( '1 email that belongs to no entry', $result->description );
		$this->assertStringNotContainsString( 'enquir', $result->description );
	}

	public function test_mail_about_an_enquiry_is(): void {
		$this->giveUp( 0 );
		$this->giveUp( 7 );
		$this->assertSame( HealthResult::CRITICAL, $this->judged()->status );
		$this->assertStringStartsWith( '1 email about an entry', $this->judged()->description );
	}

	private function judged(): HealthResult {
		return ( new MailHealth( $this->mailCounts() ) )->result();
	}

	private function giveUp( int $entry ): void {
		$message = new MailMessage( array( 'jo@example.con' ), 'Your saved form', '', 'x', secret: true );
		$this->mailRepository()->add( $message, $entry, 3 );
		$this->mailClaims()->markRefused( $this->mailClaims()->claim( 1 )[0], 'No such mailbox', null );
	}
}
