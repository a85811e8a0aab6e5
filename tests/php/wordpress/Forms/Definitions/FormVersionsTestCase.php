<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form that has changed since entries were sent. */
abstract class FormVersionsTestCase extends SiteTestCase {

	protected const WITH = array(
		array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
		array( 'id' => 2, 'type' => 'text', 'label' => 'Suburb' ),
		array(
			'id'      => 3,
			'type'    => 'checkbox',
			'label'   => 'Pets',
			'choices' => array(
				array( 'text' => 'Dog', 'value' => 'dog' ),
				array( 'text' => 'Cat', 'value' => 'cat' ),
			),
		),
	);

	protected const WITHOUT = array(
		array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ),
		array( 'id' => 4, 'type' => 'text', 'label' => 'Income', 'isRequired' => true ),
	);

	protected int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'entrySave' => true, 'fields' => self::WITH ) );
	}

	/** @param array<string, mixed> $inputs */
	protected function send( array $inputs ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$this->number}/submissions", $inputs );
	}

	protected function age( int $version, int $seconds, string $column = 'date_created' ): void {
		global $wpdb;
		$wpdb->update(
			$wpdb->prefix . FormVersionsTable::NAME,
			array( $column => gmdate( 'Y-m-d H:i:s', time() - $seconds ) ),
			array( 'number' => $this->number, 'version' => $version )
		);
	}

	/** As the next request reads them. */
	protected function fresh(): FormRepository {
		return Inside::fresh( FormRepository::class );
	}

	/** @param list<array<string, mixed>> $fields */
	protected function change( array $fields ): void {
		$before = get_current_user_id();
		$this->actAs( 'administrator' );
		$reply = rest_do_request(
			$this->put( array( 'fields' => $fields, 'entrySave' => true ) + $this->fixture( 'enquiry' ) )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		wp_set_current_user( $before );
	}

	/** @param array<string, mixed> $form */
	protected function put( array $form ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $form ) );
		return $request;
	}

	protected function stored(): Entry {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
	}
}
