<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\Queue\QueuedMail;
use PHPUnit\Framework\Attributes\TestWith;

/** What a stranger wrote is no advertisement in a mail to somebody else. */
final class StrangersWordsTest extends StrangersMailTestCase {

	private const SPAM = 'Win at https://evil.example/win or www.evil.example, evil.example/x, http:\\\\evil.example, mailto:win@evil.example';

	public function test_what_a_stranger_wrote_is_no_link_and_short_in_the_mail_to_whom_they_named(): void {
		$entry = $this->send(
			$this->make(),
			array( 'input_1' => self::SPAM, 'input_3' => str_repeat( 'Buy this. ', 100 ) )
		);
		$mail  = $this->toClient( $entry )->message;
		foreach ( array( $mail->subject, $mail->html, $mail->text, $mail->fromName ) as $words ) {
			$this->assertDoesNotMatchRegularExpression( '~evil\.example(?!\b.*@)|https?:[/\\\\]{2}evil|www\.|mailto:~i', $words );
		}
		$this->assertStringContainsString( 'Win at (link left out)', $mail->text );
		$this->assertLessThan( 700, strlen( $mail->text ) );
		$this->assertStringContainsString( 'https://broker.example/thanks', $mail->html, 'the editor’s words stay' );

		$staff = $this->mails( $entry, 'broker@example.com' )->message;
		$this->assertStringContainsString( 'https://evil.example/win', $staff->text, 'staff see what was written' );
	}

	public function test_choices_of_a_list_stand_whole_since_the_editor_wrote_them(): void {
		$choices = array_map(
			static fn( string $first ) => str_pad( $first, 90, ' and more' ),
			array( 'Refinance at broker.example', 'A new house', 'A car' )
		);
		$reply   = $this->post(
			'/gf/v2/forms/' . $this->makeWithChoices( $choices ) . '/submissions',
			array( 'input_2' => 'jo@example.com', 'input_3' => $choices )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$this->assertStringContainsString(
			implode( "\n", $choices ),
			$this->toClient( $this->newest() )->message->text
		);
	}

	public function test_a_client_who_is_logged_in_with_the_address_gets_their_own_words(): void {
		$user   = $this->actAs( 'atoll_client' );
		$email  = get_userdata( $user )->user_email;
		$number = $this->make();
		wp_set_current_user( $user );
		$mail = $this->mails(
			$this->send( $number, array( 'input_1' => 'See https://jo.example/', 'input_2' => strtoupper( $email ) ) ),
			strtoupper( $email )
		);
		$this->assertFalse( $mail->message->bounded );
		$this->assertStringContainsString( 'https://jo.example/', $mail->message->text );
		$this->assertSame( $user, $mail->message->toUser );
	}

	#[TestWith( array( '{Email:2}' ) )]
	#[TestWith( array( '{user:user_email}' ) )]
	#[TestWith( array( '{created_by:user_email}' ) )]
	public function test_an_address_that_its_user_can_change_unconfirmed_is_a_strangers( string $to ): void {
		$number = $this->make( array( array( 'id' => 'one', 'to' => $to, 'message' => '{Name:1}' ) ) );
		$user   = $this->actAs( 'subscriber' );
		$this->assertSame(
			200,
			$this->post( '/wp/v2/users/me', array( 'email' => 'anybody@example.net' ) )->get_status()
		);
		$entry = $this->send( $number, array( 'input_1' => self::SPAM, 'input_2' => 'anybody@example.net' ) );
		$mail  = $this->mails( $entry, 'anybody@example.net' )->message;
		$this->assertSame( array( true, 0 ), array( $mail->bounded, $mail->toUser ) );
		$this->assertStringContainsString( 'Win at (link left out)', $mail->text );
		$this->delivery()->run( 60 );
		$this->assertContains( array( 'anybody@example.net' ), array_column( $this->server->taken(), 'to' ) );
	}

	public function test_an_editors_own_address_stays_theirs_though_a_user_takes_it_for_their_own(): void {
		$number = $this->make( array( array( 'id' => 'one', 'to' => 'broker@example.com', 'message' => '{Name:1}' ) ) );
		wp_update_user( array( 'ID' => $this->actAs( 'subscriber' ), 'user_email' => 'broker@example.com' ) );
		$mail = $this->mails( $this->send( $number, array( 'input_1' => self::SPAM ) ), 'broker@example.com' )->message;
		$this->assertSame( array( false, 0 ), array( $mail->bounded, $mail->toUser ) );
		$this->assertStringContainsString( 'https://evil.example/win', $mail->text );
	}

	public function test_a_copy_to_an_answer_is_a_mail_of_its_own_and_staff_are_told_whatever_becomes_of_it(): void {
		$number = $this->make(
			array(
				array(
					'id'      => 'one',
					'to'      => 'broker@example.com',
					'bcc'     => 'archive@example.com,{Email:2}',
					'replyTo' => '{Email:2}',
				),
			)
		);
		$mails  = $this->mailRepository()->ofEntry( $this->send( $number ) );
		$this->assertSame(
			array( array( 'broker@example.com' ), array( 'jo@example.com' ) ),
			array_map( static fn( QueuedMail $mail ) => $mail->message->to, $mails )
		);
		$this->assertSame(
			array( 'reply_to' => array( 'jo@example.com' ), 'bcc' => array( 'archive@example.com' ) ),
			$mails[0]->message->headers
		);
		$this->assertSame(
			array( false, true ),
			array_map( static fn( QueuedMail $mail ) => $mail->message->bounded, $mails )
		);
	}

	public function test_blind_copies_stay_blind_where_the_visitor_gets_a_mail_of_their_own(): void {
		$copies = array( 'cc' => 'partner@example.com', 'bcc' => 'boss@example.com, audit@example.com' );
		$sent   = $this->takenFor( array( 'to' => '{Email:2}' ) + $copies );
		$this->assertSame(
			array(
				array( 'partner@example.com', 'boss@example.com', 'audit@example.com' ),
				array( 'jo@example.com' ),
			),
			array_column( $sent, 'to' )
		);
		$this->assertDoesNotMatchRegularExpression( '~boss@|audit@~', $sent[0]['source'] );
	}

	public function test_those_who_get_nothing_but_blind_copies_do_not_see_each_other(): void {
		$sent = $this->takenFor( array( 'to' => '{Email:2}', 'bcc' => 'boss@example.com, audit@example.com' ) );
		$this->assertSame(
			array( array( 'boss@example.com' ), array( 'audit@example.com' ), array( 'jo@example.com' ) ),
			array_column( $sent, 'to' )
		);
		$this->assertStringNotContainsString( 'audit@', $sent[0]['source'] );
		$this->assertStringNotContainsString( 'boss@', $sent[1]['source'] );
	}

	/** @param list<string> $choices */
	private function makeWithChoices( array $choices ): int {
		return $this->form(
			'enquiry',
			array(
				'fields'        => array(
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array(
						'id'      => 3,
						'type'    => 'multiselect',
						'label'   => 'What for',
						'choices' => array_map( static fn( string $text ) => array( 'text' => $text ), $choices ),
					),
				),
				'notifications' => array(
					array( 'id' => 'client', 'toType' => 'field', 'to' => '2', 'message' => 'For: {What for:3}' ),
				),
			)
		);
	}

	/**
	 * @param array<string, string> $notification
	 * @return list<array{from: string, to: list<string>, source: string}>
	 */
	private function takenFor( array $notification ): array {
		$this->send( $this->make( array( $notification + array( 'id' => 'one', 'message' => 'Thanks' ) ) ) );
		$this->delivery()->run( 60 );
		return $this->server->taken();
	}

	private function mails( int $entry, string $to ): QueuedMail {
		$all = array_filter(
			$this->mailRepository()->ofEntry( $entry ),
			static fn( QueuedMail $mail ) => array( $to ) === $mail->message->to
		);
		$this->assertCount( 1, $all );
		return array_values( $all )[0];
	}
}
