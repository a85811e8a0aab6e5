<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Export\FormHistories;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Tests\WordPress\Support\Inside;

/** The database does not tell which version a form is at, or what an earlier one was. */
final class UnreadVersionTest extends FormVersionsTestCase {

	public function test_nothing_is_saved_and_whoever_saves_hears_of_it(): void {
		$fields = array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) );
		$form   = array( 'title' => 'New', 'fields' => $fields );
		$this->assertNotTold(
			'SELECT version FROM',
			fn() => Inside::get( FormWriter::class )->update( $this->number, $form )
		);
		$stored = Inside::get( FormRepository::class )->findAny( $this->number );
		$this->assertSame( 'Enquiry', get_post( $stored->postId )->post_title );
	}

	public function test_an_export_is_not_made_without_the_questions_that_the_form_had(): void {
		$this->change( self::WITHOUT );
		$this->assertNotTold(
			'SELECT definition FROM',
			fn() => Inside::fresh( FormHistories::class )->find( array( $this->number ) )
		);
	}

	public function test_the_current_form_takes_the_place_of_a_version(): void {
		$this->change( self::WITHOUT );
		$version = $this->whileBroken(
			'SELECT definition FROM',
			fn() => $this->fresh()->findVersionOrCurrent( $this->number, 1 )?->version()
		);
		$this->assertSame( 2, $version );
	}

	public function test_a_form_whose_post_is_gone_is_deleted_though_its_rows_cannot_be(): void {
		$post = (int) $this->fresh()->findAny( $this->number )?->postId;
		$log  = ini_set( 'error_log', '/dev/null' );
		$this->whileBroken( 'SELECT number FROM', static fn() => wp_delete_post( $post, true ) );
		ini_set( 'error_log', (string) $log );
		$this->assertNull( get_post( $post ) );
		$this->assertNull( $this->fresh()->findAny( $this->number ) );
	}

	private function assertNotTold( string $question, \Closure $work ): void {
		try {
			$this->whileBroken( $question, $work );
			$this->fail();
		} catch ( ReadFailed $error ) {
			$this->assertSame( 503, $error->status() );
		}
	}

	private function whileBroken( string $question, \Closure $work ): mixed {
		$break = static fn( string $query ): string => str_starts_with( $query, $question ) ? 'this is no SQL' : $query;
		add_filter( 'query', $break );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $break );
		}
	}
}
