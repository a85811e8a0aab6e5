<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What is kept of a form's markup is printed where nobody has touched the form, and nowhere else. */
final class KeptMarkupTest extends SiteTestCase {

	private const NAME = array(
		'id'                => 1,
		'type'              => 'text',
		'label'             => 'Name',
		'allowsPrepopulate' => true,
		'inputName'         => 'who',
	);

	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form(
			changes: array(
				'fields' => array(
					self::NAME,
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email', 'isRequired' => true ),
				),
			)
		);
		$this->page   = $this->page( $this->number );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_an_untouched_form_is_printed_from_what_was_kept(): void {
		$this->mark();
		$this->assertStringContainsString( '>Kept</label>', Http::get( $this->page )->body );
		$this->assertStringContainsString(
			'>Kept</label>',
			Http::get( add_query_arg( 'utm_source', 'news', $this->page ) )->body
		);
	}

	public function test_a_form_that_the_address_fills_in_is_printed_anew(): void {
		$this->mark();
		$html = Http::get( add_query_arg( 'who', 'Jo', $this->page ) )->body;
		$this->assertStringContainsString( '>Name', $html );
		$this->assertStringContainsString( ' value="Jo"', $html );
	}

	public function test_a_form_that_was_sent_is_printed_anew(): void {
		$this->mark();
		$html = Http::post( $this->page, "atoll_form={$this->number}&input_1=Jo" )->body;
		$this->assertStringContainsString( ' value="Jo"', $html );
		$this->assertStringContainsString( 'atoll-summary', $html );
	}

	public function test_a_change_of_the_form_shows_at_once(): void {
		Http::get( $this->page );
		$stored = Inside::get( FormRepository::class )->findAny( $this->number );
		$post   = get_post( (int) $stored?->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post?->ID,
					'post_content' => str_replace(
						'"label":"Name"',
						'"label":"Full name"',
						(string) $post?->post_content
					),
				)
			)
		);
		$this->assertStringContainsString( '>Full name', Http::get( $this->page )->body );
	}

	public function test_a_change_of_the_site_shows_at_once(): void {
		$this->assertStringNotContainsString( '1300 555 010', Http::get( $this->page )->body );
		update_option( 'atoll_company', array( 'phone' => '1300 555 010' ) );
		$this->assertStringContainsString( '"phone":"1300 555 010"', Http::get( $this->page )->body );
	}

	public function test_what_an_earlier_contract_printed_is_kept_no_longer(): void {
		$stored  = wp_json_encode(
			array( 'contract' => '0', 'template' => array( 'html' => 'Kept' ), 'fields' => array() )
		);
		$builder = Inside::services()->get( FormBuilder::class );
		$this->assertFalse( $builder->restoreAny( (string) $stored )?->template()->has( 'html' ) );
	}

	/** Makes what is kept tell itself from what is printed anew. */
	private function mark(): void {
		global $wpdb;
		$table      = $wpdb->prefix . FormTable::NAME;
		$definition = json_decode( (string) $wpdb->get_var( "SELECT definition FROM {$table} WHERE number = {$this->number}" ), true );

		$definition['template']['html'] = preg_replace(
			'~>Name.*?</label>~',
			'>Kept</label>',
			$definition['template']['html']
		);
		$wpdb->update(
			$table,
			array( 'definition' => wp_json_encode( $definition ) ),
			array( 'number' => $this->number )
		);
	}
}
