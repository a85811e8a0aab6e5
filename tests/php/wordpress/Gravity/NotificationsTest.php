<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity;

/** POST gf/v2/entries/{id}/notifications. */
final class NotificationsTest extends ApiTestCase {

	private const NOTIFICATIONS = array(
		'aa11' => array( 'id' => 'aa11', 'name' => 'Admin', 'event' => 'form_submission', 'to' => 'a@example.com', 'toType' => 'email', 'subject' => 'A', 'message' => 'A' ),
		'bb22' => array( 'id' => 'bb22', 'name' => 'Few', 'event' => 'form_submission', 'to' => 'b@example.com', 'toType' => 'email', 'subject' => 'B', 'message' => 'B', 'conditionalLogic' => array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Somebody else' ) ) ) ),
		'cc33' => array( 'id' => 'cc33', 'name' => 'Later', 'event' => 'form_saved', 'to' => 'c@example.com', 'toType' => 'email', 'subject' => 'C', 'message' => 'C' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'notifications' => self::NOTIFICATIONS ) );
		$this->actAs( 'administrator' );
	}

	public function test_an_entrys_notifications_go_out_once_more_by_their_conditions(): void {
		$id = $this->entry();
		$this->assertSame( array( 'aa11', 'bb22' ), $this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications" ) );
		$this->assertSame( array( 'A' ), $this->subjects( $id ) );
	}

	public function test_those_that_are_named_go_out_whatever_their_conditions_say(): void {
		$id = $this->entry();
		$this->assertSame( array( 'bb22', 'cc33' ), $this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_notifications=bb22,%20cc33" ) );
		$this->assertSame( array( 'B', 'C' ), $this->subjects( $id ) );
	}

	public function test_an_event_chooses_its_own(): void {
		$id = $this->entry();
		$this->assertSame( array( 'cc33' ), $this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications?_event=form_saved" ) );
		$this->assertSame( array(), $this->sent( 'entries-notifications', 'POST', "entries/{$id}/notifications", array( '_event' => 'payment_completed' ) ) );
		$this->assertSame( array( 'C' ), $this->subjects( $id ) );
	}

	public function test_nothing_is_sent_where_one_of_them_is_unknown(): void {
		$id = $this->entry();
		$this->assertSame( array( 404, 'notification_not_found' ), $this->refused( 'POST', "entries/{$id}/notifications?_notifications=aa11,zz99" ) );
		$this->assertSame( array( 404, 'gf_entry_invalid_id' ), $this->refused( 'POST', 'entries/999999/notifications' ) );
		$this->assertSame( array(), $this->subjects( $id ) );
	}

	/** @return list<string> Of the mail in the queue about an entry. */
	private function subjects( int $entry ): array {
		return array_map( static fn( $mail ) => $mail->message->subject, $this->mailQueue()->ofEntry( $entry ) );
	}
}
