<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Real answers are what contract/rest says, and its recorded examples are real. */
final class RestContractTest extends SiteTestCase {

	private const GOOD = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	#[DataProvider( 'routesWithExamples' )]
	public function test_recorded_examples_are_what_the_route_answers(
		string $name,
		string $path,
		string $role = 'anonymous'
	): void {
		$number = $this->form();
		$this->actAs( $role );
		foreach ( RestContract::examples( $name ) as $example ) {
			$reply = $this->post( sprintf( $path, $number ), $example['body'] );
			$this->assertSame( $example['status'], $reply->get_status(), $example['name'] );
			$this->assertSame(
				$example['response'],
				json_decode( (string) wp_json_encode( $reply->get_data() ), true ),
				$example['name']
			);
			$schema = isset( $example['response']['code'] ) ? 'error' : $name;
			$this->assertSame( '', RestContract::complaint( $schema, $reply->get_data() ), $example['name'] );
		}
	}

	/** @return array<string, array{0: string, 1: string, 2?: string}> */
	public static function routesWithExamples(): array {
		return array(
			'submissions' => array( 'gravity/submissions', '/gf/v2/forms/%d/submissions' ),
			'drafts/load' => array( 'atoll/drafts-load', '/s1t2/v1/drafts/load' ),
			'drafts/link' => array( 'atoll/drafts-link', '/s1t2/v1/drafts/link' ),
			'entries'     => array( 'gravity/entries-create', '/gf/v2/entries', 'editor' ),
			'feeds'       => array( 'gravity/feeds-create', '/gf/v2/feeds', 'editor' ),
			'validation'  => array( 'gravity/submissions-validation', '/gf/v2/forms/%d/submissions/validation' ),
		);
	}

	public function test_forms_answer_as_the_contract_says(): void {
		$this->actAs( 'administrator' );
		$created = $this->post( '/gf/v2/forms', $this->fixture( 'enquiry' ) )->get_data();
		$this->assertSame( '', RestContract::complaint( 'gravity/forms-create', $created ) );
		$path = "/gf/v2/forms/{$created['id']}";
		$this->assertSame( '', RestContract::complaint( 'gravity/forms-get', $this->get( $path )->get_data() ) );
		$put = new \WP_REST_Request( 'PUT', $path );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body( (string) wp_json_encode( $this->fixture( 'enquiry' ) ) );
		$this->assertSame( '', RestContract::complaint( 'gravity/forms-update', rest_do_request( $put )->get_data() ) );
		$delete = new \WP_REST_Request( 'DELETE', $path );
		$this->assertSame(
			'',
			RestContract::complaint( 'gravity/forms-delete', rest_do_request( $delete )->get_data() )
		);
		$delete->set_query_params( array( 'force' => 'true' ) );
		$this->assertSame(
			'',
			RestContract::complaint( 'gravity/forms-delete', rest_do_request( $delete )->get_data() )
		);
		$this->assertSame( '', RestContract::complaint( 'error', $this->get( $path )->get_data() ) );
	}

	public function test_entries_answer_as_the_contract_says(): void {
		$number = $this->form();
		$this->post( "/gf/v2/forms/{$number}/submissions", self::GOOD );
		$this->actAs( 'editor' );
		$list = $this->get( '/gf/v2/entries' )->get_data();
		$this->assertSame( '', RestContract::complaint( 'gravity/entries-list', $list ) );
		$id = (int) $list['entries'][0]['id'];
		$this->assertSame(
			'',
			RestContract::complaint( 'gravity/entries-get', $this->get( "/gf/v2/entries/{$id}" )->get_data() )
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'gravity/entries-list',
				$this->get( '/gf/v2/entries', array( 'include' => array( $id ) ) )->get_data()
			)
		);
	}

	public function test_a_redirect_answers_as_the_contract_says(): void {
		$number = $this->form(
			'enquiry',
			array(
				'confirmations' => array(
					array( 'isDefault' => true, 'type' => 'redirect', 'url' => 'https://example.com/' ),
				),
			)
		);
		$this->assertSame(
			'',
			RestContract::complaint(
				'gravity/submissions',
				$this->post( "/gf/v2/forms/{$number}/submissions", self::GOOD )->get_data()
			)
		);
	}

	public function test_the_contract_complains_about_what_it_does_not_know(): void {
		$this->assertNotSame(
			'',
			RestContract::complaint( 'gravity/submissions', array( 'is_valid' => true, 'secret' => 'x' ) )
		);
		$this->assertNotSame(
			'',
			RestContract::complaint( 'gravity/entries-get', array( 'id' => 5 ) + array( 'password' => 'x' ) )
		);
	}
}
