<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications\PersonalData;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Tests\WordPress\Support\Inside;

/** What is kept about a person beside entries, as WordPress exports and erases it: what staff looked at, and mail. */
final class BesideEntriesTest extends PersonalDataTestCase {

	public function test_staff_are_told_what_they_looked_at_and_why_that_stays(): void {
		$user = get_userdata( $this->actAs( 'atoll_staff' ) );
		$log  = Inside::get( AccessLog::class );
		$log->viewed( 17, new \Atoll\Platform\Access\Identity\Visitor( $user->ID, '203.0.113.9', '' ) );
		$log->viewed( 18, new \Atoll\Platform\Access\Identity\Visitor( $user->ID + 1, '203.0.113.10', '' ) );
		$facts = $this->facts( 'atoll-access-log', $user->user_email );
		$this->assertStringContainsString( '203.0.113.9', $facts );
		$this->assertStringNotContainsString( '203.0.113.10', $facts );
		$erased = $this->erase( 'atoll-access-log', $user->user_email );
		$this->assertSame( array( false, true ), array( $erased['items_removed'], $erased['items_retained'] ) );
		$this->assertStringContainsString( '400 days', $erased['messages'][0] );
		$this->assertFalse( $this->erase( 'atoll-access-log', self::EMAIL )['items_retained'] );
	}

	public function test_mail_that_belongs_to_no_entry_is_told_and_forgotten(): void {
		$this->mailRepository()->add(
			new MailMessage( array( self::EMAIL ), 'Your link', '', 'https://example.com/' ),
			0,
			0
		);
		$this->mailRepository()->add( new MailMessage( array( 'mojo@example.com' ), 'Not theirs', '', '' ), 0, 0 );
		$facts = $this->facts( 'atoll-mail', self::EMAIL );
		$this->assertStringContainsString( 'Your link', $facts );
		$this->assertStringNotContainsString( 'Not theirs', $facts );
		$this->assertTrue( $this->erase( 'atoll-mail', self::EMAIL )['items_removed'] );
		$this->assertSame( array(), $this->mailRepository()->addressedTo( self::EMAIL ) );
		$this->assertCount( 1, $this->mailRepository()->addressedTo( 'mojo@example.com' ) );
	}
}
