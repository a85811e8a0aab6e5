<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** POST gf/v2/entries/{id}/notifications. */
final class NotificationsTest extends ApiTestCase {

	private const NOTIFICATIONS = array(
		'aa11' => array(
			'id'      => 'aa11',
			'name'    => 'Admin',
			'event'   => 'form_submission',
			'to'      => 'a@example.com',
			'toType'  => 'email',
			'subject' => 'A',
			'message' => 'A',
		),
		'bb22' => array(
			'id'               => 'bb22',
			'name'             => 'Few',
			'event'            => 'form_submission',
			'to'               => 'b@example.com',
			'toType'           => 'email',
			'subject'          => 'B',
			'message'          => 'B',
			'conditionalLogic' => array(
				'actionType' => 'show',
				'logicType'  => 'all',
				'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Somebody else' ) ),
			),
		),
		'cc33' => array(
			'id'      => 'cc33',
			'name'    => 'Later',
			'event'   => 'form_saved',
			'to'      => 'c@example.com',
			'toType'  => 'email',
			'subject' => 'C',
			'message' => 'C',
		),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'notifications' => self::NOTIFICATIONS ) );
		$this->actAs( 'administrator' );
	}

	public function test_an_entrys_notifications_go_out_once_more_by_their_conditions(): void {
		$id = $this->entry();
		$this->assertSame(
			array( 'aa11', 'bb22' ),
			$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications" )
		);
		$this->assertSame( array( 'A' ), $this->subjects( $id ) );
	}

	public function test_those_that_are_named_go_out_whatever_their_conditions_say(): void {
		$id = $this->entry();
		$this->assertSame(
			array( 'bb22', 'cc33' ),
			$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_notifications=bb22,%20cc33" )
		);
		$this->assertSame( array( 'B', 'C' ), $this->subjects( $id ) );
	}

	public function test_an_event_chooses_its_own(): void {
		$id = $this->entry();
		$this->assertSame(
			array( 'cc33' ),
			$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_event=form_saved" )
		);
		$this->assertSame(
			array(),
			$this->sent(
				'entries-notifications',
				'POST',
				"entries/{$id}/notifications",
				array( '_event' => 'payment_completed' )
			)
		);
		$this->assertSame( array( 'C' ), $this->subjects( $id ) );
	}

	public function test_nothing_is_sent_where_one_of_them_is_unknown(): void {
		$id = $this->entry();
		$this->assertSame(
			array( 404, 'notification_not_found' ),
			$this->refused( 'POST', "entries/{$id}/notifications?_notifications=aa11,zz99" )
		);
		$this->assertSame(
			array( 404, 'gf_entry_invalid_id' ),
			$this->refused( 'POST', 'entries/999999/notifications' )
		);
		$this->assertSame( array(), $this->subjects( $id ) );
	}

	public function test_the_form_as_it_was_sent_says_who_is_told(): void {
		$id    = $this->entry();
		$moved = array( 'to' => 'new@example.com', 'subject' => 'New' ) + self::NOTIFICATIONS['aa11'];
		$later = array( 'notifications' => array( 'aa11' => $moved, 'dd44' => array( 'id' => 'dd44' ) + $moved ) );
		$this->sent( 'forms-update', 'PUT', "forms/{$this->number}", $later + $this->fixture( 'enquiry' ) );
		$this->assertSame(
			array( 'bb22' ),
			$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_notifications=bb22" )
		);
		$this->assertSame(
			array( 'aa11', 'bb22' ),
			$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications" )
		);
		$this->assertSame( array( array( 'b@example.com' ), array( 'a@example.com' ) ), $this->recipients( $id ) );
		$this->assertSame(
			array( 404, 'notification_not_found' ),
			$this->refused( 'POST', "entries/{$id}/notifications?_notifications=dd44" )
		);
	}

	public function test_who_got_one_before_gets_it_again_only_when_it_is_asked_for(): void {
		$id = $this->entry();
		$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_notifications=bb22" );
		$this->assertSame( array( 'B' ), $this->subjects( $id ), 'nobody but those chosen' );
		$this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_notifications=bb22" );
		$this->assertSame( array( 'B', 'B' ), $this->subjects( $id ) );
		$this->spamDesk( $id );
		$this->assertSame( array( 'B', 'B' ), $this->subjects( $id ), 'taken out of the spam, it has sent its mail' );
	}

	/** Taken for spam, and out of it again, with the mail that was not sent. */
	private function spamDesk( int $entry ): void {
		global $wpdb;
		$spam = array( 'status' => 'spam', 'spam' => '[{"code":"trap","points":10,"text":"A trap."}]' );
		// WordPress takes a column of this name for a number unless it is told.
		$wpdb->update( "{$wpdb->prefix}atoll_entries", $spam, array( 'id' => $entry ), '%s' );
		$this->assertSame(
			array( $entry ),
			Inside::get( SpamRelease::class )->unmark(
				array( $entry ),
				true,
				new Visitor( get_current_user_id(), '', '' )
			)
		);
	}

	/** @return list<list<string>> Whom the mail in the queue about an entry goes to. */
	private function recipients( int $entry ): array {
		return array_map( static fn( $mail ) => $mail->message->to, $this->mailRepository()->ofEntry( $entry ) );
	}

	/** @return list<string> Of the mail in the queue about an entry. */
	private function subjects( int $entry ): array {
		return array_map( static fn( $mail ) => $mail->message->subject, $this->mailRepository()->ofEntry( $entry ) );
	}
}
