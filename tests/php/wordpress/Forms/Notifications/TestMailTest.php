<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A notification as it is on an editor's screen, sent to that editor over a real mail server. */
final class TestMailTest extends SiteTestCase {

	use WithMailServer;

	private const CONTENT = '<!-- wp:atoll/field {"id":1,"kind":"text","label":"Topic"} /--><!-- wp:atoll/field {"id":2,"kind":"name","label":"Name"} /-->';

	public function test_it_reaches_its_editor_alone_with_questions_in_place_of_answers(): void {
		$this->server = new MailServer( 'take' );
		$editor       = $this->actAs( 'editor' );
		$reply        = $this->ask(
			array(
				'to'      => 'office@example.com',
				'bcc'     => 'all@example.com',
				'replyTo' => 'jo@example.com',
				'subject' => '{form_title}: {Topic:1}',
				'message' => 'From {Name:2}',
			)
		);
		$this->assertSame( array( 'to' => get_userdata( $editor )->user_email ), $reply->get_data() );
		list( $mail ) = $this->server->taken();
		$this->assertSame( array( get_userdata( $editor )->user_email ), $mail['to'] );
		$this->assertStringContainsString( 'Subject: Test: Not saved yet: [Topic]', $mail['source'] );
		$this->assertStringContainsString( '[First', $mail['source'] );
		$this->assertStringNotContainsString( 'jo@example.com', $mail['source'] );
		$this->assertSame( 0, $this->countEntries() );
	}

	public function test_what_no_mail_may_hold_is_left_out(): void {
		$this->server = new MailServer( 'take' );
		$this->actAs( 'editor' );
		$this->assertSame(
			200,
			$this->ask( array( 'subject' => "One\0two", 'message' => "Three\0four" ) )->get_status()
		);
		$this->assertStringContainsString( 'Threefour', $this->server->taken()[0]['source'] );
	}

	public function test_it_says_what_the_mail_server_said(): void {
		$this->server = new MailServer( 'refuse' );
		$this->actAs( 'editor' );
		$reply = $this->ask( array( 'to' => 'office@example.com' ) );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertStringContainsString( 'No such mailbox', $reply->get_data()['message'] );
	}

	public function test_a_form_that_is_not_there_sends_nothing(): void {
		$this->server = new MailServer( 'take' );
		$this->actAs( 'editor' );
		$this->assertSame(
			404,
			$this->post(
				'/s1t2/v1/forms/test-mail',
				array(
					'id'           => 0,
					'title'        => '',
					'content'      => '',
					'settings'     => new \stdClass(),
					'notification' => new \stdClass(),
				)
			)->get_status()
		);
		$this->assertSame( array(), $this->server->taken() );
	}

	/** @param array<string, string> $notification */
	private function ask( array $notification ): \WP_REST_Response {
		$post = Inside::get( FormRepository::class )->findAny( $this->form() )->postId;
		return $this->post(
			'/s1t2/v1/forms/test-mail',
			array(
				'id'           => $post,
				'title'        => 'Not saved yet',
				'content'      => self::CONTENT,
				'settings'     => new \stdClass(),
				'notification' => $notification,
			)
		);
	}
}
