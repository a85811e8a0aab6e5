<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Spam;

use Atoll\Tests\WordPress\Support\SpamTestCase;

/** Staff mark spam, and take it back. */
final class SpamDeskTest extends SpamTestCase {

	public function test_what_was_no_spam_is_taken_out_and_its_mail_sent_once(): void {
		$desk = \Atoll\plugin()->spam();
		$this->send( $this->form(), self::CAUGHT );
		$id = $this->stored()->id;
		$this->assertSame( array( 1, 'active', 1 ), array( $desk->unmark( array( $id ), true ), $this->stored()->status, $this->mails() ) );
		$this->assertSame( 0, $desk->unmark( array( $id ), true ) );
		$this->assertSame( array( 1, 'spam' ), array( $desk->mark( array( $id ) ), $this->stored()->status ) );
		$this->assertSame( array( 1, 1 ), array( $desk->unmark( array( $id ), true ), $this->mails() ) );
	}

	public function test_taking_it_out_quietly_sends_nothing(): void {
		$this->send( $this->form(), self::CAUGHT );
		\Atoll\plugin()->spam()->unmark( array( $this->stored()->id ), false );
		$this->assertSame( array( 'active', 0 ), array( $this->stored()->status, $this->mails() ) );
	}

	public function test_what_is_not_there_is_not_counted(): void {
		$this->assertSame( array( 0, 0 ), array( \Atoll\plugin()->spam()->mark( array( 999999 ) ), \Atoll\plugin()->spam()->unmark( array(), true ) ) );
	}
}
