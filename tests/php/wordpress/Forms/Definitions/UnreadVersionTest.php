<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form is saved while the database does not tell which version it is at. */
final class UnreadVersionTest extends SiteTestCase {

	public function test_nothing_is_saved_and_whoever_saves_hears_of_it(): void {
		global $wpdb;
		$number = $this->form();
		$table  = "{$wpdb->prefix}atoll_forms";
		$break  = static fn( string $query ): string =>
			str_contains( $query, "SELECT version FROM {$table}" ) ? 'this is no SQL' : $query;
		add_filter( 'query', $break );
		$suppressed = $wpdb->suppress_errors();
		$error      = null;
		try {
			$fields = array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) );
			Inside::get( FormRepository::class )->update( $number, array( 'title' => 'New', 'fields' => $fields ) );
		} catch ( StorageFailed $error ) {
			$this->assertSame( 503, $error->status() );
		} finally {
			$wpdb->suppress_errors( $suppressed );
			remove_filter( 'query', $break );
		}
		$this->assertNotNull( $error );
		$stored = Inside::get( FormRepository::class )->findAny( $number );
		$this->assertSame( 'Enquiry', get_post( $stored->postId )->post_title );
	}
}
