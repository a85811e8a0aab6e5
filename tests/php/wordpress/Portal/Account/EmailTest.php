<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Account;

use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\Account\Email\CancelEmailAction;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Email\ConfirmEmailAction;

final class EmailTest extends AccountTestCase {

	private const NEW = 'new@example.com';

	public function test_a_new_address_counts_once_its_link_was_used_and_the_old_one_is_told(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->assertDone( 'email-asked', $this->requestChange() );
		$this->assertSame( $user->user_email, get_userdata( $user->ID )->user_email );
		$this->assertStringContainsString( self::NEW, $this->block() );
		$token = $this->token();
		$this->assertDone( 'email-changed', $this->confirm( $token ) );
		$this->assertSame( self::NEW, get_userdata( $user->ID )->user_email );
		$mails = $this->mails();
		$this->assertSame(
			array( array( $user->user_email ) ),
			array_map( static fn( $mail ) => $mail->message->to, $mails )
		);
		$this->assertStringContainsString( 'was changed', $mails[0]->message->subject );
	}

	public function test_an_address_that_wordpress_would_change_is_refused_in_words(): void {
		$user   = get_userdata( $this->actAs( 'atoll_client' ) );
		$result = $this->requestChange( 'smith&jones@example.com' );
		$this->assertInvalid( array( ChangeEmailAction::FIELD ), $result );
		$this->assertStringContainsString(
			'cannot be used for a login',
			$result->messages[ ChangeEmailAction::FIELD ]
		);
		$this->assertStringNotContainsString( 'smith', $this->block() );
		$this->assertSame( $user->user_email, get_userdata( $user->ID )->user_email );
		$this->assertDone( 'email-asked', $this->requestChange( "o'brien@example.com" ) );
		$this->assertDone( 'email-changed', $this->confirm( $this->token() ) );
		$this->assertSame( $user->ID, get_user_by( 'email', "o'brien@example.com" )->ID );
	}

	public function test_the_mail_ends_with_its_link(): void {
		$this->actAs( 'atoll_client' );
		$this->requestChange();
		$this->assertEqualsWithDelta( time() + 86400, $this->mails()[0]->message->ends, 60 );
	}

	public function test_a_link_that_is_confirmed_again_says_the_same_and_does_nothing_more(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->requestChange();
		$token = $this->token();
		$this->assertDone( 'email-changed', $this->confirm( $token ) );
		$this->assertCount( 1, $this->mails() );
		$this->assertDone( 'email-changed', $this->confirm( $token ) );
		$this->assertSame( array(), $this->mails() );
		$this->assertSame( self::NEW, get_userdata( $user )->user_email );
		$this->assertInvalid( array(), $this->confirm( '' ) );
		$this->assertStringNotContainsString( 'waiting to be confirmed', $this->block() );
		$this->requestChange( 'other@example.com' );
		$this->assertInvalid( array(), $this->confirm( $token ) );
	}

	public function test_a_password_that_was_changed_meanwhile_is_not_brought_back(): void {
		global $wpdb;
		$user = $this->actAs( 'atoll_client' );
		$this->requestChange();
		$wpdb->update( $wpdb->users, array( 'user_pass' => 'new' ), array( 'ID' => $user ) );
		$this->assertDone(
			'email-changed',
			$this->confirm( $this->token() )
		);
		$this->assertSame( array( 'new', self::NEW ), $wpdb->get_row( "SELECT user_pass, user_email FROM {$wpdb->users} WHERE ID = {$user}", ARRAY_N ) );
	}

	public function test_the_page_offers_to_confirm_only_to_whoever_came_by_the_link(): void {
		$this->actAs( 'atoll_client' );
		$this->requestChange();
		$this->assertStringNotContainsString( 'Confirm this address', $this->block() );
		$_GET['confirm-email'] = $this->token();
		$this->assertStringContainsString( 'Confirm this address', $this->block() );
		unset( $_GET['confirm-email'] );
	}

	public function test_the_page_says_of_a_link_that_it_works_no_more(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->requestChange();
		$replaced = $this->token();
		$this->requestChange( 'other@example.com' );
		$last = $this->token();
		$this->assertSame( array( true, false ), array( $this->saysBroken( $replaced ), $this->saysBroken( $last ) ) );
		$pending = get_user_meta( $user, '_atoll_new_email', true );
		update_user_meta( $user, '_atoll_new_email', array( 'ends' => time() - 1 ) + $pending );
		$this->assertTrue( $this->saysBroken( $last ), 'expired' );
		update_user_meta( $user, '_atoll_new_email', $pending );
		$this->confirm( $last );
		$this->assertSame( array( false, false ), array( $this->saysBroken( $last ), $this->saysBroken( '' ) ) );
		$this->actAs( 'atoll_client' );
		$this->assertTrue( $this->saysBroken( $last ), 'somebody else’s' );
	}

	public function test_only_the_last_link_of_the_same_person_counts(): void {
		$this->actAs( 'atoll_client' );
		$this->requestChange();
		$first = $this->token();
		$this->requestChange( 'other@example.com' );
		$this->assertInvalid( array(), $this->confirm( $first ) );
		$second = $this->token();
		$this->actAs( 'atoll_client' );
		$this->assertInvalid( array(), $this->confirm( $second ) );
		$this->assertInvalid( array(), $this->confirm( '' ) );
	}

	public function test_one_that_was_taken_back_or_has_ended_counts_no_more(): void {
		$user = $this->actAs( 'atoll_client' );
		$this->requestChange();
		$token   = $this->token();
		$pending = get_user_meta( $user, '_atoll_new_email', true );
		update_user_meta( $user, '_atoll_new_email', array( 'ends' => time() - 1 ) + $pending );
		$this->assertInvalid( array(), $this->confirm( $token ) );
		update_user_meta( $user, '_atoll_new_email', $pending );
		$this->assertDone( 'email-kept', $this->act( CancelEmailAction::NAME, array() ) );
		$this->assertInvalid( array(), $this->confirm( $token ) );
	}

	public function test_an_address_of_somebody_else_answers_alike_and_only_its_mailbox_is_told(): void {
		$other = get_userdata( $this->user( 'subscriber' ) )->user_email;
		$this->actAs( 'atoll_client' );
		$this->assertEquals( $this->requestChange(), $this->requestChange( $other ) );
		$mail = array_values(
			array_filter( $this->mails(), static fn( $mail ) => array( $other ) === $mail->message->to )
		)[0];
		$this->assertStringContainsString( 'in use', $mail->message->subject );
		$this->assertStringNotContainsString( 'confirm-email=', $mail->message->text );
	}

	public function test_what_is_no_address_or_the_present_one_is_mended(): void {
		$user = get_userdata( $this->actAs( 'atoll_client' ) );
		$this->assertInvalid( array( ChangeEmailAction::FIELD ), $this->requestChange( 'nobody' ) );
		$this->assertInvalid(
			array( ChangeEmailAction::FIELD ),
			$this->requestChange( str_repeat( 'a', 60 ) . '@' . str_repeat( 'b', 40 ) . '.com' )
		);
		$this->assertInvalid(
			array( ChangeEmailAction::FIELD ),
			$this->requestChange( strtoupper( $user->user_email ) )
		);
	}

	public function test_a_mailbox_gets_few_of_these_mails(): void {
		global $wpdb;
		$this->actAs( 'atoll_client' );
		for ( $i = 0; $i < 5; $i++ ) {
			$this->requestChange();
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_rate_limits" ); // Another minute, or another network.
		$this->expectException( TooManyRequests::class );
		$this->requestChange();
	}

	public function test_guesses_of_the_password_wait(): void {
		$this->actAs( 'atoll_client' );
		$this->assertInvalid( array( 'current_password' ), $this->requestChange( self::NEW, 'wrong' ) );
		$this->assertInvalid( array( 'current_password' ), $this->requestChange( self::NEW, '' ) );
		$this->assertSame( array(), $this->mails() );
		$this->expectException( TooManyRequests::class );
		for ( $i = 0; $i < 10; $i++ ) {
			$this->requestChange( self::NEW, "wrong{$i}" );
		}
	}

	private function requestChange( string $email = self::NEW, string $password = self::PASSWORD ): mixed {
		return $this->act(
			ChangeEmailAction::NAME,
			array( ChangeEmailAction::FIELD => $email, 'current_password' => $password )
		);
	}

	private function confirm( string $token ): mixed {
		return $this->act( ConfirmEmailAction::NAME, array( ConfirmEmailAction::TOKEN => $token ) );
	}

	private function saysBroken( string $token ): bool {
		$_GET['confirm-email'] = $token;
		$html                  = $this->block();
		unset( $_GET['confirm-email'] );
		$this->assertStringNotContainsString( 'was not changed', $html, 'it may be the link by which it was' );
		return str_contains( $html, '<div class="atoll-alert" role="alert" tabindex="-1" autofocus><p>This link no longer works: it was used' );
	}

	/** Of the link in the mail that was sent last. */
	private function token(): string {
		$mails = $this->mails();
		$text  = end( $mails )->message->text;
		$link  = '~' . preg_quote( $this->profileUrl(), '~' ) . '\S*confirm-email=([0-9a-f]{64})~';
		$this->assertSame( 1, preg_match( $link, $text, $found ), $text );
		return $found[1];
	}
}
