<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Admin\Applications\Applicant;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** An address that a form sends without its visitor seeing it, such as an agent's, is not the visitor's own. */
final class HiddenAddressTest extends FormNotificationTestCase {

	private const FIELDS = array(
		array(
			'id'           => 6,
			'type'         => 'email',
			'label'        => 'Agent',
			'visibility'   => 'hidden',
			'defaultValue' => 'agent@example.com',
		),
		array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
	);

	private const SENT = array( 'input_6' => 'agent@example.com', 'input_2' => 'jo@example.com' );

	public function test_the_visitor_is_named_invited_and_replied_to(): void {
		$number = $this->form( 'enquiry', array( 'fields' => self::FIELDS, 'notifications' => null ) );

		list( $mail ) = $this->mailsOf( $this->send( $number, self::SENT ) );

		$this->assertSame( array( 'jo@example.com' ), $mail->message->headers['reply_to'] );
		$this->assertSame( array_fill( 0, 2, 'jo@example.com' ), $this->told() );
	}

	public function test_so_are_those_of_earlier_versions(): void {
		global $wpdb;
		$number = $this->form( 'enquiry', array( 'fields' => self::FIELDS, 'notifications' => null ) );
		$this->send( $number, self::SENT );
		$earlier  = "REPLACE( definition, '\"contract\":\"', '\"contract\":\"0' )";
		$earlier  = "REPLACE( {$earlier}, '\"control\":\"hidden\"', '\"control\":\"hidden\",\"tells\":\"email\"' )";
		$versions = $wpdb->prefix . FormVersionsTable::NAME;
		$wpdb->query( "UPDATE {$versions} SET definition = {$earlier}, version = 7" );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET form_version = 7" );
		Inside::forgetServices();

		$this->assertSame( array_fill( 0, 2, 'jo@example.com' ), $this->told() );
	}

	public function test_such_an_address_can_be_written_to(): void {
		$to     = array( array( 'toType' => 'field', 'to' => '6' ) );
		$number = $this->form( 'enquiry', array( 'fields' => self::FIELDS, 'notifications' => $to ) );

		list( $mail ) = $this->mailsOf( $this->send( $number, self::SENT ) );

		$this->assertSame( array( 'agent@example.com' ), $mail->message->to );
	}

	public function test_the_link_to_a_saved_form_is_offered_to_the_visitor(): void {
		$number = $this->form( 'enquiry', array( 'fields' => self::FIELDS, 'save' => array( 'enabled' => true ) ) );
		$page   = $this->page( $number );
		$saved  = Http::post(
			$page,
			http_build_query( self::SENT + array( 'atoll_form' => $number, 'gform_save' => 1 ) )
		);
		$shown  = Http::get( $saved->header( 'Location' ) )->body;

		$this->assertMatchesRegularExpression( '~name="atoll_link_email"[^>]* value="jo@example.com"~', $shown );
	}

	public function test_the_standard_notification_leaves_with_the_visitors_address(): void {
		$number = $this->form( 'enquiry', array( 'fields' => self::FIELDS, 'notifications' => null ) );
		$this->actAs( 'administrator' );

		$notifications = $this->get( "/gf/v2/forms/{$number}" )->get_data()['notifications'];

		$this->assertSame( array( '{:2}' ), array_column( (array) $notifications, 'replyTo' ) );
	}

	/** @return list<string> Whom lists name, and whom an invitation proposes. */
	private function told(): array {
		$forms = Inside::get( FormRepository::class );
		$entry = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		return array(
			Inside::get( EntryTexts::class )->sender( $entry ),
			( new Applicant( $forms ) )->email( $entry ),
		);
	}
}
