<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Http\Http;

/** What a notification says of the answers: in words, and never as markup. */
final class NotificationWordsTest extends FormNotificationTestCase {

	public function test_visitors_read_the_words_that_they_were_asked_with_and_staff_their_own(): void {
		$fields   = array(
			array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
			array( 'id' => 3, 'type' => 'text', 'label' => 'Topic', 'adminLabel' => 'Lead' ),
		);
		$to       = array( array( 'toType' => 'field', 'toField' => '2' ), array( 'to' => 'broker@example.com' ) );
		$mails    = $this->mailsOf(
			$this->send( $this->form( 'enquiry', array( 'fields' => $fields, 'notifications' => $to ) ) )
		);
		$texts    = array_column(
			array_map(
				static fn( QueuedMail $mail ) => array( 'to' => $mail->message->to[0], 'text' => $mail->message->text ),
				$mails
			),
			'text',
			'to'
		);

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
		$form = $this->make(
			array(
				array( 'to' => 'broker@example.com', 'message' => '<a href="{Name:1}">Open</a> <script>x</script>' ),
			)
		);
		$this->assertStringContainsString(
			'<a href="https://example.com/?a=1',
			$this->mailsOf(
				$this->send( $form, array( 'input_1' => 'https://example.com/?a=1' ) + self::ANSWERS )
			)[0]->message->html
		);
		$evil = $this->mailsOf(
			$this->send( $form, array( 'input_1' => 'javascript:alert(1)' ) + self::ANSWERS )
		)[0]->message->html;
		$this->assertStringNotContainsString( 'javascript:', $evil );
		$this->assertStringNotContainsString( '<script', $evil );
	}

	public function test_an_answer_in_a_links_address_is_one_part_of_it_in_html_and_in_text(): void {
		$links = array(
			'<a href="https://crm.example/new?name={Name:1}&from=site">Query</a>'  => 'https://crm.example/new?name=Jo%20%26%20Co%20%232%20%7BTopic%3A3%7D&from=site',
			'<a href=\'https://crm.example/{Name:1}/x\'>Path</a>'                  => 'https://crm.example/Jo%20%26%20Co%20%232%20%7BTopic%3A3%7D/x',
			'<a href="mailto:{Email:2}?subject={Topic:3}">Mail</a>' => 'mailto:jo@example.com?subject=Refinance',
			'<a href="{embed_url}?note={Topic:3}">Page</a>'                        => '?note=Refinance',
		);
		list( $mail ) = $this->mailsOf(
			$this->send(
				$this->make(
					array( array( 'to' => 'broker@example.com', 'message' => implode( "\n", array_keys( $links ) ) ) )
				),
				array( 'input_1' => 'Jo & Co #2 {Topic:3}' ) + self::ANSWERS
			)
		);
		foreach ( $links as $link => $address ) {
			$this->assertMatchesRegularExpression(
				'~href=["\'][^"\']*' . preg_quote( $address, '~' ) . '["\']~',
				str_replace( '&amp;', '&', $mail->message->html ),
				$link
			);
			$this->assertStringContainsString( $address . ')', $mail->message->text, $link );
		}
	}

	public function test_lines_of_an_answer_leave_a_link_whole(): void {
		$number = $this->form(
			'enquiry',
			array(
				'fields'        => array( array( 'id' => 1, 'type' => 'textarea', 'label' => 'Note' ) ),
				'notifications' => array(
					array(
						'to'      => 'broker@example.com',
						'message' => '<a href="https://crm.example/?n={Note:1}">Open</a> <a href="{Note:1}">It</a>',
					),
				),
			)
		);
		list( $mail ) = $this->mailsOf( $this->send( $number, array( 'input_1' => "https://a.example/\nSydney" ) ) );
		$this->assertStringContainsString( '<a href="https://crm.example/?n=https%3A%2F%2Fa.example%2F%20Sydney">Open</a> <a href="https://a.example/ Sydney">It</a>', $mail->message->html );
		$this->assertSame( 'Open (https://crm.example/?n=https%3A%2F%2Fa.example%2F%20Sydney) It (https://a.example/ Sydney)', $mail->message->text );
	}

	public function test_words_of_a_tag_that_look_like_markup_cut_nothing_off(): void {
		$message      = 'Hi {Name:1}, your {Income <$80k:3} is noted. <a href="https://a.example/?t={Topic "x":3}">Open</a>';
		list( $mail ) = $this->mailsOf(
			$this->send(
				$this->make( array( array( 'to' => 'broker@example.com', 'message' => $message ) ) ),
				array( 'input_1' => 'Jo <3' ) + self::ANSWERS
			)
		);
		$this->assertSame( 'Hi Jo <3, your Refinance is noted. Open (https://a.example/?t=Refinance)', $mail->message->text );
		$this->assertStringContainsString( 'Hi Jo &lt;3, your Refinance is noted. <a href="https://a.example/?t=Refinance">Open</a>', $mail->message->html );
	}

	public function test_what_looks_like_an_entity_is_shown_as_it_was_typed(): void {
		list( $mail ) = $this->mailsOf(
			$this->send( $this->make( array() ), array( 'input_1' => 'a &lt;b&gt; c' ) + self::ANSWERS )
		);
		$this->assertStringContainsString( 'a &amp;lt;b&amp;gt; c', $mail->message->html );
	}

	public function test_merge_tags_are_filled_in_and_unknown_ones_stay(): void {
		$notification = array(
			'to'      => 'broker@example.com',
			'subject' => '{form_title}: {Name:1} {nonsense}',
			'message' => 'About {Topic:3}, entry {entry_id}',
			'replyTo' => '{Email:2}',
		);
		$id           = $this->send( $this->make( array( $notification ) ) );
		list( $mail ) = $this->mailsOf( $id );
		$this->assertSame( 'Enquiry & more: Jo <script>alert(1)</script> "Lee" {nonsense}', $mail->message->subject );
		$this->assertStringContainsString( "About Refinance, entry {$id}", $mail->message->text );
		$this->assertSame( array( 'reply_to' => array( 'jo@example.com' ) ), $mail->message->headers );
	}

	public function test_lines_become_paragraphs_unless_the_notification_says_otherwise(): void {
		$html = fn( bool $isSwitchedOff ): string => $this->mailsOf(
			$this->send(
				$this->make(
					array(
						array(
							'to'                => 'broker@example.com',
							'message'           => "<b>One</b>\n\nTwo",
							'disableAutoformat' => $isSwitchedOff,
						),
					)
				)
			)
		)[0]->message->html;
		$this->assertStringContainsString( "<p><b>One</b></p>\n<p>Two</p>", $html( false ) );
		$this->assertStringContainsString( "><b>One</b>\n\nTwo</div>", $html( true ) );
	}

	public function test_a_file_is_told_by_its_name(): void {
		$number   = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'fileupload', 'label' => 'Payslip', 'allowedExtensions' => 'pdf' ),
				),
			)
		);
		$boundary = 'b';
		$body     = "--b\r\nContent-Disposition: form-data; name=\"input_1\"; filename=\"March pay.pdf\"\r\nContent-Type: application/pdf\r\n\r\n" . file_get_contents( dirname( __DIR__, 4 ) . '/fixtures/files/payslip.pdf' ) . "\r\n--b--\r\n";
		$answer   = Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			$body,
			array( "Content-Type: multipart/form-data; boundary={$boundary}" )
		);
		$this->assertSame( 200, $answer->status, $answer->body );
		list( $mail ) = $this->mailsOf( $this->newest() );
		$this->assertStringContainsString( 'March pay.pdf', $mail->message->text );
	}
}
