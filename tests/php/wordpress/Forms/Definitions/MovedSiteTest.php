<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** A site goes live: its address is replaced in every text of the database, as `wp search-replace` does. */
final class MovedSiteTest extends BuilderTestCase {

	private const BEFORE = 'https://staging.banksia.example/thanks';
	private const AFTER  = 'https://banksia.example/thanks';

	public function test_forms_lead_to_the_new_address(): void {
		global $wpdb;
		$number = $this->form(
			changes: array(
				'confirmations' => array(
					'c1' => array(
						'id' => 'c1', 'name' => 'Default', 'isDefault' => true, 'type' => 'redirect',
						'url' => self::BEFORE,
					),
				),
			)
		);
		$columns = array(
			$wpdb->posts => 'post_content', $wpdb->postmeta => 'meta_value',
			"{$wpdb->prefix}atoll_forms" => 'definition', "{$wpdb->prefix}atoll_form_versions" => 'definition',
		);
		foreach ( $columns as $table => $column ) {
			$wpdb->query(
				$wpdb->prepare(
					'UPDATE %i SET %i = REPLACE(%i, %s, %s)',
					$table, $column, $column, self::BEFORE, self::AFTER
				)
			);
		}

		self::assertStringContainsString( self::AFTER, self::definition( $number ) );
		self::assertStringNotContainsString( 'staging', self::definition( $number ) );

		wp_cache_flush();
		wp_update_post( array( 'ID' => Inside::get( FormRepository::class )->findAny( $number )?->postId ) );

		self::assertStringContainsString( self::AFTER, self::definition( $number ) );
		self::assertStringNotContainsString( 'staging', self::definition( $number ) );
	}

	/** What visitors' answers are judged by, as the database has it. */
	private static function definition( int $number ): string {
		global $wpdb;
		return (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT definition FROM {$wpdb->prefix}atoll_forms WHERE number = %d", $number )
		);
	}
}
