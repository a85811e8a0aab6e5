<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\StaffLanguage;
use PHPUnit\Framework\Attributes\DataProvider;

/** What is stored of a compiled form: in the site's language, and made anew where it cannot be used. */
final class StoredDefinitionsTest extends SiteTestCase {

	public function test_messages_are_in_the_language_of_the_site_not_of_the_editor_who_saves(): void {
		$messages = '';
		StaffLanguage::during(
			function () use ( &$messages ): void {
				$number = $this->form();
				$store  = $this->freshStore();
				wp_update_post( array( 'ID' => $store->findAny( $number )?->postId, 'post_title' => 'Renamed' ) );
				$post = get_post( $store->findAny( $number )->postId );
				Inside::get( FormCompilation::class )->saved( $post->ID, $post );
				$messages = (string) wp_json_encode( $store->find( $number )?->definition() );
			}
		);

		$this->assertStringContainsString( '[' . get_locale() . '] Please', $messages );
		$this->assertStringNotContainsString( StaffLanguage::STAFF, $messages );
	}

	public function test_a_form_speaks_the_sites_new_language_without_being_saved_again(): void {
		$number = $this->form();
		$before = $this->freshStore()->find( $number )?->definition()['contract'];
		add_filter( 'locale', $french = static fn() => 'fr_FR' );
		$after = $this->freshStore()->find( $number )?->definition()['contract'];
		remove_filter( 'locale', $french );

		$this->assertNotSame( $before, $after );
		$this->assertStringEndsWith( 'fr_FR', (string) $after );
	}

	#[DataProvider( 'unusable' )]
	public function test_a_stored_definition_that_cannot_be_used_is_made_anew( string $definition ): void {
		global $wpdb;
		$number = $this->form();
		$wpdb->update(
			$wpdb->prefix . FormTable::NAME,
			array( 'definition' => $definition ),
			array( 'number' => $number )
		);
		$this->freshStore();
		$this->assertSame( 'Enquiry', $this->freshStore()->find( $number )->title() );
		$stored = (string) $wpdb->get_var( "SELECT definition FROM {$wpdb->prefix}" . FormTable::NAME );
		$this->assertSame( 'Enquiry', json_decode( $stored, true )['title'] );
	}

	/** @return array<string, array{string}> */
	public static function unusable(): array {
		return array(
			'empty'                   => array( '' ),
			'cut'                     => array( '{"id":1,"title":"Enq' ),
			'of another contract'     => array( '{"id":1,"title":"Old","contract":"0","fields":[]}' ),
			'not an object'           => array( '"x"' ),
		);
	}

	public function test_a_form_that_cannot_be_compiled_at_all_is_no_form_and_no_fatal(): void {
		global $wpdb;
		$number = $this->form();
		$log    = ini_set( 'error_log', '/dev/null' );
		$wpdb->update(
			$wpdb->posts,
			array( 'post_content' => '<!-- wp:atoll/field {"id":1,"kind":"nonsense"} /-->' ),
			array( 'ID' => $this->freshStore()->findAny( $number )->postId )
		);
		$wpdb->update(
			$wpdb->prefix . FormTable::NAME,
			array( 'definition' => 'broken' ),
			array( 'number' => $number )
		);
		wp_cache_flush();
		$this->assertNull( $this->freshStore()->find( $number ) );
		ini_set( 'error_log', (string) $log );
	}

	public function test_what_could_be_published_once_is_made_anew_though_it_is_refused_now(): void {
		global $wpdb;
		$number = $this->form();
		$gone   = '{"id":1,"kind":"text","label":"Name","conditionalLogic":{"enabled":true,"actionType":"show",'
			. '"logicType":"all","rules":[{"fieldId":"9","operator":"is","value":"x"}]}}';
		$wpdb->update(
			$wpdb->posts,
			array( 'post_content' => "<!-- wp:atoll/field {$gone} /-->" ),
			array( 'ID' => $this->freshStore()->findAny( $number )?->postId )
		);
		$earlier = array( 'definition' => '{"id":1,"title":"Old","contract":"0","fields":[]}' );
		$wpdb->update( $wpdb->prefix . FormTable::NAME, $earlier, array( 'number' => $number ) );
		wp_cache_flush();

		$this->assertSame( 'Name', $this->freshStore()->find( $number )?->field( 1 )?->label );
	}

	public function test_an_edit_that_was_refused_does_not_go_live_when_the_form_is_made_anew(): void {
		global $wpdb;
		$number = $this->form();
		$post   = (int) $this->freshStore()->findAny( $number )?->postId;
		$valid  = (string) get_post( $post )?->post_content;
		$label  = fn(): ?string => $this->freshStore()->find( $number )?->field( 1 )?->label;
		$before = $label();
		$broken = '{"id":1,"kind":"text","label":"Refused","conditionalLogic":{"enabled":true,"actionType":"show",'
			. '"logicType":"all","rules":[{"fieldId":"9","operator":"is","value":"x"}]}}';
		// As a revision is restored: nothing checks it before.
		$save = static fn( string $content ) => wp_update_post(
			wp_slash( array( 'ID' => $post, 'post_content' => $content ) )
		);
		$save( "<!-- wp:atoll/field {$broken} /-->" );

		$this->assertSame( $before, PageLanguage::during( 'fr_FR', $label ) );
		$earlier = "REPLACE( definition, '\"contract\":\"', '\"contract\":\"0' )";
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_forms SET definition = {$earlier}" );
		$this->assertSame( $before, $label() );
		$save( str_replace( (string) $before, 'Mended', $valid ) );
		$this->assertSame( 'Mended', PageLanguage::during( 'fr_FR', $label ) );
		$this->assertSame( '', get_post_meta( $post, '_atoll_refused', true ) );
	}

	/** A backup may leave it out, and a database may not make it. */
	public function test_forms_show_without_the_table_of_further_languages(): void {
		global $wpdb;
		$number = $this->form();
		$table  = $wpdb->prefix . 'atoll_form_languages';
		$log    = ini_set( 'error_log', '/dev/null' );
		$wpdb->query( "RENAME TABLE {$table} TO {$table}_away" );
		try {
			$this->assertSame( 'Enquiry', $this->freshStore()->find( $number )?->title() );
			$french = PageLanguage::during( 'fr_FR', fn() => $this->freshStore()->find( $number )?->definition() );
			$this->assertStringEndsWith( 'fr_FR', $french['contract'] ?? '' );
			wp_delete_post( $this->freshStore()->findAny( $number )->postId, true );
		} finally {
			$wpdb->query( "RENAME TABLE {$table}_away TO {$table}" );
			ini_set( 'error_log', (string) $log );
		}
		$this->assertNull( $this->freshStore()->findAny( $number ) );
	}

	/** As the next request sees it. */
	private function freshStore(): FormRepository {
		return Inside::fresh( FormRepository::class );
	}
}
