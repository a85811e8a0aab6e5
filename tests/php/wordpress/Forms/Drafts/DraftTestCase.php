<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Http\TextLimit;
use Atoll\Tests\WordPress\Support\SiteTestCase;

abstract class DraftTestCase extends SiteTestCase {

	protected const ANSWERS = array(
		'input_1'         => 'Jo',
		'input_2'         => 'not yet an address',
		'input_5_2'       => 'refinance',
		'input_9'         => "Two\nlines",
		'gform_unique_id' => 'k3v9x0q2m7t5b1n8c4z6',
	);

	protected const COMPLETE = array(
		'input_2'    => 'jo@example.com',
		'input_11_1' => '1',
	) + self::ANSWERS;

	protected const MEGABYTE = TextLimit::BYTES;

	protected int $number;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$this->number = $this->savingForm();
	}

	protected function savingForm(): int {
		return $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

	/** @param array<string, mixed> $inputs */
	protected function save( array $inputs = self::ANSWERS, ?int $number = null ): \WP_REST_Response {
		return $this->send( array( 'gform_save' => '1' ) + $inputs, $number );
	}

	/** @param array<string, mixed> $inputs */
	protected function send( array $inputs, ?int $number = null ): \WP_REST_Response {
		return $this->post( '/gf/v2/forms/' . ( $number ?? $this->number ) . '/submissions', $inputs );
	}

	protected function token(): string {
		return (string) $this->save()->get_data()['resume_token'];
	}

	protected function load( string $token, ?int $number = null ): \WP_REST_Response {
		return $this->post( '/s1t2/v1/drafts/load', array( 'id' => $number ?? $this->number, 'token' => $token ) );
	}

	/** @return array<string, mixed> What a draft holds, as clients read it. */
	protected function loaded( string $token ): array {
		$reply = $this->load( $token );
		$this->assertSame( 200, $reply->get_status() );
		return json_decode( (string) $reply->get_data()['submission'], true );
	}

	/** One answer for all that is not there: nobody learns which of them it was. */
	protected function assertNotFound( \WP_REST_Response $reply ): void {
		$this->assertSame( array( 404, 'draft_not_found' ), array( $reply->get_status(), $reply->get_data()['code'] ) );
	}

	/** @return array<string, string> The only row there is. */
	protected function row(): array {
		global $wpdb;
		return (array) $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}" . DraftsTable::NAME, ARRAY_A );
	}

	protected function change( string $column, string $value ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}" . DraftsTable::NAME . " SET {$column} = %s", $value ) );
	}

	protected function countDrafts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . DraftsTable::NAME );
	}

	/**
	 * @template T
	 * @param callable(): T $work That writes to the log.
	 * @return array{T, string} What it gave, and what the log says.
	 */
	protected function logged( callable $work ): array {
		$file   = tempnam( sys_get_temp_dir(), 'log' );
		$before = ini_set( 'error_log', $file );
		try {
			return array( $work(), (string) file_get_contents( $file ) );
		} finally {
			ini_set( 'error_log', (string) $before );
			unlink( $file );
		}
	}
}
