<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** A form without notifications tells nobody in Gravity Forms, and the administrator address here. */
final class SilentFormsTest extends InterchangeTestCase {

	private const FIELDS = array( array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ) );

	public function test_a_form_that_told_nobody_tells_nobody_here_and_can_be_switched_on(): void {
		$file   = (string) wp_json_encode(
			array(
				array(
					'id'            => 41,
					'title'         => 'Quiet',
					'version'       => '2.8',
					'fields'        => self::FIELDS,
					'notifications' => array(),
				),
				'version' => '2.8',
			)
		);
		$report = $this->importFile( $file )[0];
		$this->assertContains( '0 notifications', $report->brought );
		$this->assertSame( 0, $this->mailsAfterSending( $report->number ) );
		$shown = Inside::get( FormRepository::class )->findAny( $report->number )->form->notifications();
		$this->assertSame(
			array( array( '{admin_email}', '{:2}', false ) ),
			array_map(
				static fn( array $one ): array => array( $one['to'], $one['replyTo'], $one['isActive'] ),
				$shown
			)
		);
		$exported = json_decode( Inside::get( FormExport::class )->file( array( $report->number ) ), true );
		$this->assertSame( array(), $exported[0]['notifications'] );
	}

	public function test_a_program_silences_a_form_with_an_empty_list_and_not_by_leaving_it_out(): void {
		$number = $this->ownForm();
		$form   = array( 'title' => 'Loud', 'fields' => self::FIELDS );
		$this->put( $number, $form );
		$this->assertSame( 1, $this->mailsAfterSending( $number ) );
		$this->put( $number, array( 'notifications' => array() ) + $form );
		$this->assertSame( 0, $this->mailsAfterSending( $number ) );
		$this->put( $number, $form );
		$this->assertSame( 0, $this->mailsAfterSending( $number ) );
	}

	public function test_a_form_of_ours_takes_along_that_it_tells_the_administrator_address(): void {
		$number = $this->ownForm();
		$file   = Inside::get( FormExport::class )->file( array( $number ) );
		$told   = (array) json_decode( $file, true )[0]['notifications'];
		$this->assertSame(
			array( 'standard', true, '{admin_email}', '{form_title}', '{all_fields:admin}', '{:2}' ),
			array_map(
				static fn( string $name ) => $told['standard'][ $name ],
				array( 'id', 'isActive', 'to', 'subject', 'message', 'replyTo' )
			)
		);
		$again = $this->importFile( $file )[0]->number;
		$this->assertNotSame( $number, $again );
		$this->assertSame( array(), Inside::get( FormRepository::class )->findAny( $again )->form->notifications() );
		$this->assertSame( 1, $this->mailsAfterSending( $again ) );
	}

	public function test_that_notification_can_be_sent_once_more_by_its_id(): void {
		global $wpdb;
		$this->mailsAfterSending( $this->ownForm() );
		$this->actAs( 'administrator' );
		$entry = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
		foreach ( array( '', '?_notifications=standard' ) as $query ) {
			$request = \WP_REST_Request::from_url( rest_url( "gf/v2/entries/{$entry}/notifications{$query}" ) );
			$request->set_method( 'POST' );
			$this->assertSame( array( 'standard' ), rest_do_request( $request )->get_data() );
		}
		$this->assertSame( '3', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" ) );
	}

	private function ownForm(): int {
		$this->actAs( 'administrator' );
		$email = array( 'id' => 2, 'kind' => 'email', 'page' => 0, 'label' => 'Email' );
		return Inside::get( FormWriter::class )->create(
			array( 'title' => 'Loud', 'fields' => array( $email ) )
		)->number;
	}

	/** @param array<string, mixed> $form */
	private function put( int $number, array $form ): void {
		$this->actAs( 'administrator' );
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $form ) );
		$reply = rest_do_request( $request );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}

	private function mailsAfterSending( int $number ): int {
		global $wpdb;
		$before = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" );
		$reply  = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_2' => 'jo@example.com' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail" ) - $before;
	}
}
