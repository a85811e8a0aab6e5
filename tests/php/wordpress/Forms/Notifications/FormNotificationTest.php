<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\MailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\WithMailServer;

/** What a submission tells by mail, to whom, and that it does so once. */
final class FormNotificationTest extends SiteTestCase {

	use WithMailServer;

	private const ANSWERS = array(
		'input_1' => 'Jo <script>alert(1)</script> "Lee"',
		'input_2' => 'jo@example.com',
		'input_3' => 'Refinance',
	);

	public function test_a_form_without_notifications_tells_the_sites_owner(): void {
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array() ) ) );
		$this->assertSame( array( get_bloginfo( 'admin_email' ) ), $mail->message->to );
		$this->assertSame( 'Enquiry & more', $mail->message->subject );
		$this->assertStringContainsString( 'Refinance', $mail->message->text );
		$this->assertSame( array( 'jo@example.com' ), $mail->message->headers['reply_to'], 'one question alone asks for an address' );
	}

	public function test_visitors_read_the_words_that_they_were_asked_with_and_staff_their_own(): void {
		$fields   = array( array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ), array( 'id' => 3, 'type' => 'text', 'label' => 'Topic', 'adminLabel' => 'Lead' ) );
		$to       = array( array( 'toType' => 'field', 'toField' => '2' ), array( 'to' => 'broker@example.com' ) );
		$mails    = $this->mailsOf( $this->send( $this->form( 'enquiry', array( 'fields' => $fields, 'notifications' => $to ) ) ) );
		$texts    = array_column( array_map( static fn( QueuedMail $mail ) => array( 'to' => $mail->message->to[0], 'text' => $mail->message->text ), $mails ), 'text', 'to' );

		$this->assertStringNotContainsString( 'Lead', $texts['jo@example.com'] );
		$this->assertStringContainsString( 'Topic', $texts['jo@example.com'] );
		$this->assertStringContainsString( 'Lead', $texts['broker@example.com'] );
	}

	public function test_what_was_answered_is_never_markup(): void {
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array() ) ) );
		$this->assertStringNotContainsString( '<script', $mail->message->html );
		$this->assertStringContainsString( 'Jo &lt;script&gt;', $mail->message->html );
		$this->assertStringContainsString( 'Jo <script>', $mail->message->text, 'plain text stays what was typed' );
	}

	public function test_an_answer_can_stand_in_a_links_address_and_never_runs_script(): void {
		$form = $this->make( array( array( 'to' => 'broker@example.com', 'message' => '<a href="{Name:1}">Open</a> <script>x</script>' ) ) );
		$this->assertStringContainsString( '<a href="https://example.com/?a=1', $this->mailsOf( $this->send( $form, array( 'input_1' => 'https://example.com/?a=1' ) + self::ANSWERS ) )[0]->message->html );
		$evil = $this->mailsOf( $this->send( $form, array( 'input_1' => 'javascript:alert(1)' ) + self::ANSWERS ) )[0]->message->html;
		$this->assertStringNotContainsString( 'javascript:', $evil );
		$this->assertStringNotContainsString( '<script', $evil );
	}

	public function test_what_looks_like_an_entity_is_shown_as_it_was_typed(): void {
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array() ), array( 'input_1' => 'a &lt;b&gt; c' ) + self::ANSWERS ) );
		$this->assertStringContainsString( 'a &amp;lt;b&amp;gt; c', $mail->message->html );
	}

	public function test_merge_tags_are_filled_in_and_unknown_ones_stay(): void {
		$notification = array( 'to' => 'broker@example.com', 'subject' => '{form_title}: {Name:1} {nonsense}', 'message' => 'About {Topic:3}, entry {entry_id}', 'replyTo' => '{Email:2}' );
		$id           = $this->send( $this->make( array( $notification ) ) );
		list( $mail ) = $this->mailsOf( $id );
		$this->assertSame( 'Enquiry & more: Jo <script>alert(1)</script> "Lee" {nonsense}', $mail->message->subject );
		$this->assertStringContainsString( "About Refinance, entry {$id}", $mail->message->text );
		$this->assertSame( array( 'reply_to' => array( 'jo@example.com' ) ), $mail->message->headers );
	}

	public function test_a_notification_can_go_to_whoever_filled_the_form_in(): void {
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array( array( 'toType' => 'field', 'to' => '2' ) ) ) ) );
		$this->assertSame( array( 'jo@example.com' ), $mail->message->to );
	}

	public function test_routing_chooses_the_address_by_an_answer(): void {
		$rule = static fn( string $email, string $value ) => array( 'email' => $email, 'fieldId' => '3', 'operator' => 'is', 'value' => $value );
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array( array( 'toType' => 'routing', 'routing' => array( $rule( 'loans@example.com', 'Refinance' ), $rule( 'cars@example.com', 'Vehicle' ) ) ) ) ) ) );
		$this->assertSame( array( 'loans@example.com' ), $mail->message->to );
	}

	public function test_a_condition_decides_whether_it_is_sent(): void {
		$when  = static fn( string $value ) => array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( array( 'fieldId' => '3', 'operator' => 'is', 'value' => $value ) ) );
		$mails = $this->mailsOf( $this->send( $this->make( array( array( 'to' => 'a@example.com', 'conditionalLogic' => $when( 'Refinance' ) ), array( 'to' => 'b@example.com', 'conditionalLogic' => $when( 'Vehicle' ) ) ) ) ) );
		$this->assertSame( array( array( 'a@example.com' ) ), array_map( static fn( QueuedMail $mail ) => $mail->message->to, $mails ) );
	}

	public function test_one_that_is_switched_off_is_not_sent_and_nothing_takes_its_place(): void {
		$this->assertSame( array(), $this->mailsOf( $this->send( $this->make( array( array( 'to' => 'a@example.com', 'isActive' => false ) ) ) ) ) );
	}

	public function test_an_answer_never_adds_a_recipient(): void {
		$number = $this->make( array( array( 'to' => '{Name:1}', 'bcc' => '{Name:1}' ) ) );
		$id     = $this->send( $number, array( 'input_1' => "jo@example.com, all@example.com\nBcc: other@example.com" ) + self::ANSWERS );
		$this->assertSame( array(), $this->mailsOf( $id ) );
	}

	public function test_a_file_is_told_by_its_name(): void {
		$number   = $this->form( 'enquiry', array( 'fields' => array( array( 'id' => 1, 'type' => 'fileupload', 'label' => 'Payslip', 'allowedExtensions' => 'pdf' ) ) ) );
		$boundary = 'b';
		$body     = "--b\r\nContent-Disposition: form-data; name=\"input_1\"; filename=\"March pay.pdf\"\r\nContent-Type: application/pdf\r\n\r\n" . file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/files/payslip.pdf' ) . "\r\n--b--\r\n";
		$answer   = Http::post( "/wp-json/gf/v2/forms/{$number}/submissions", $body, array( "Content-Type: multipart/form-data; boundary={$boundary}" ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		list( $mail ) = $this->mailsOf( $this->newest() );
		$this->assertStringContainsString( 'March pay.pdf', $mail->message->text );
	}

	public function test_a_repeated_submission_mails_once(): void {
		$number = $this->make( array() );
		$key    = array( 'gform_unique_id' => 'abcdefghij0123456789' );
		$id     = $this->send( $number, $key + self::ANSWERS );
		$this->assertSame( $id, $this->send( $number, $key + self::ANSWERS ) );
		$this->assertCount( 1, $this->mailsOf( $id ) );
	}

	public function test_the_visitor_does_not_wait_for_a_mail_server_that_says_nothing(): void {
		$this->server = new MailServer( 'slow' );
		$this->server->alsoOverNetwork();
		$this->assertSame( 200, Http::post( '/wp-json/gf/v2/forms/' . $this->make( array() ) . '/submissions', self::ANSWERS )->status );
		$this->assertSame( array( 0 ), array_map( static fn( QueuedMail $mail ) => $mail->attempts, $this->mailsOf( $this->newest() ) ), 'the answer is here, the mail is not' );
	}

	public function test_a_mail_leaves_right_after_the_answer(): void {
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		Http::post( '/wp-json/gf/v2/forms/' . $this->make( array() ) . '/submissions', self::ANSWERS );
		for ( $try = 0; $try < 30 && array() === $this->server->taken(); $try++ ) {
			usleep( 100_000 );
		}
		$this->assertCount( 1, $this->server->taken() );
	}

	/** @param list<array<string, mixed>> $notifications */
	private function make( array $notifications ): int {
		return $this->form(
			'enquiry',
			array(
				'title'         => 'Enquiry & more',
				'fields'        => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array( 'id' => 3, 'type' => 'text', 'label' => 'Topic' ),
				),
				'notifications' => $notifications,
			)
		);
	}

	/** @param array<string, string> $answers */
	private function send( int $number, array $answers = self::ANSWERS ): int {
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", $answers );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->newest();
	}

	private function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}

	/** @return list<QueuedMail> */
	private function mailsOf( int $entry ): array {
		return $this->mailRepository()->ofEntry( $entry );
	}
}
