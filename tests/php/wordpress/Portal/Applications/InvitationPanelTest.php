<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** Inviting somebody to an application, on the screen of its entry. */
final class InvitationPanelTest extends ApplicationScreenTestCase {

	public function test_nobody_is_invited_while_there_is_no_page_that_would_take_it(): void {
		delete_option( 'atoll_portal' );
		$this->entry = $this->entryOf( 0 );
		$browser     = Browser::of( $user = $this->staff->userId() );
		$this->assertStringContainsString( 'must first choose the login page', $browser->get( $this->path() )->body );
		$this->assertSame(
			409,
			$this->act( $browser, $user, 'invite-client', self::ACTIONS['invite-client'] )->status
		);
		$this->assertSame( array( 0, array() ), array( $this->rows()['invited'], $this->mails() ) );
	}

	public function test_an_invitation_that_waits_is_shown_and_can_be_taken_back(): void {
		$this->entry = $this->entryOf( 0 );
		$browser     = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'invite-client', array( 'email' => 'wrong@example.com', 'first_name' => '' ) );
		$this->act( $browser, $user, 'invite-client', array( 'email' => 'right@example.com', 'first_name' => '' ) );
		$this->assertSame( 1, $this->rows()['invited'], 'the mistyped one has ended' );
		$this->assertStringContainsString( 'Invited: right@example.com.', $browser->get( $this->path() )->body );
		$this->assertSame( 303, $this->act( $browser, $user, 'take-invitation-back', array() )->status );
		$this->assertSame( 0, $this->rows()['invited'] );
		$this->assertSame( 'Invitation cancelled.', $this->history()[0] );
	}

	public function test_an_invitation_is_filled_in_from_the_answers(): void {
		$entry = $this->entryOf( 0 );
		wp_set_current_user( $this->staff->userId() );
		$html = EntriesScreen::html( $entry->id );
		$this->assertMatchesRegularExpression( '~name="email"[^>]*value="jo@example.com"~', $html );
		$this->assertStringNotContainsString(
			'invite-client',
			EntriesScreen::html( $this->entry->id ),
			'it is somebody’s already'
		);
	}

	public function test_of_a_client_staff_read_how_to_reach_them_at_present(): void {
		wp_set_current_user( $this->staff->userId() );
		$email = preg_quote( $this->email( $this->client ) );
		$shown = '~Client</h2>.*<p>[^<]+<br><a href="mailto:' . $email . '">' . $email . '</a>%s</p>~s';
		$this->assertMatchesRegularExpression( sprintf( $shown, '' ), EntriesScreen::html( $this->entry->id ) );
		foreach ( array(
			'atoll_phone'            => '0400 000 000',
			'atoll_address_line1'    => '1 King & Queen St',
			'atoll_address_city'     => 'Newtown',
			'atoll_address_state'    => 'NSW',
			'atoll_address_postcode' => '2042',
		) as $key => $value ) {
			update_user_meta( $this->client, $key, $value );
		}
		$this->assertMatchesRegularExpression(
			sprintf( $shown, '<br>0400 000 000<br>1 King &amp; Queen St<br>Newtown NSW 2042' ),
			EntriesScreen::html( $this->entry->id )
		);
	}

	public function test_an_invitation_that_cannot_be_made_leaves_nothing(): void {
		$browser = Browser::of( $this->staff->userId() );
		$impossible = array(
			array( 'email' => 'new@example.com' ),
			array( 'email' => 'nonsense' ),
			array( 'email' => '' ),
		);
		foreach ( $impossible as $typed ) {
			$before = $this->rows();
			$answer = $this->act(
				$browser,
				$this->staff->userId(),
				'invite-client',
				$typed + array( 'first_name' => 'Kim' )
			);
			$this->assertContains( $answer->status, array( 400, 403, 409, 422 ), 'somebody’s already, or no address' );
			$this->assertStringContainsString( 'notice-error', $answer->body );
			$this->assertSame( $before, $this->rows() );
		}
	}
}
