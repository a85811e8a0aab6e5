<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Abilities;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** What programs of staff read and make, and what every ability says of itself. */
final class StaffAbilitiesTest extends AbilitiesTestCase {

	public function test_entries_come_in_words_with_files_as_names_and_nothing_secret(): void {
		$number = $this->uploadForm();
		$key    = bin2hex( random_bytes( 10 ) );
		$file   = $this->uploaded( $number, 'pay.pdf', self::PDF, self::ONE, $key );
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array(
				'input_1'              => 'Jo',
				'gform_unique_id'      => $key,
				'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $file ) ) ),
			)
		);
		$this->assertSame( 1, $this->countEntries() );
		$this->actAs( 'editor' );
		$list = $this->answered( 'GET', 'atoll/list-entries', array( 'form' => $number ) );
		$this->assertSame( 1, $list['total'] );
		$this->assertContains( 'pay.pdf', array_column( $list['entries'][0]['answers'], 'answer' ) );
		$this->assertStringNotContainsString( $file, (string) wp_json_encode( $list ) );
		$this->assertStringNotContainsString( '127.0.0.1', (string) wp_json_encode( $list ) );
		$this->assertSame(
			0,
			$this->answered( 'GET', 'atoll/list-entries', array( 'search' => 'somebody' ) )['total']
		);
		$this->assertSame( array(), $this->answered( 'GET', 'atoll/list-entries', array( 'page' => 2 ) )['entries'] );
	}

	public function test_the_number_of_what_was_searched_for_is_a_line_of_the_access_log_on_any_page(): void {
		global $wpdb;
		$this->post(
			"/gf/v2/forms/{$this->form()}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->actAs( 'editor' );
		$far     = array( 'search' => 'Jo', 'page' => 1000 );
		$ability = $this->answered( 'GET', 'atoll/list-entries', $far );
		$this->assertSame( array( 1, array() ), array( $ability['total'], $ability['entries'] ) );
		$far   = array( 'search' => '{"field_filters":[{"key":"2","value":"jo@example.com"}]}' );
		$page  = array( 'paging' => array( 'current_page' => 1000, 'page_size' => 10 ) );
		$reply = $this->get( '/gf/v2/entries', $far + $page )->get_data();
		$this->assertSame( array( 1, array() ), array( $reply['total_count'], $reply['entries'] ) );
		$rows = $this->get( '/s1t2/v1/entries', array( 'search' => 'Jo', 'paged' => 1000 ) )->get_data();
		$this->assertSame( array( 1, array() ), array( $rows['total'], $rows['items'] ) );
		$this->answered( 'GET', 'atoll/list-entries', array( 'search' => 'somebody', 'page' => 1000 ) );
		$this->answered( 'GET', 'atoll/list-entries', array( 'page' => 1000 ) );
		$this->assertSame(
			array( '1', '1', '1' ),
			$wpdb->get_col( "SELECT entries FROM {$wpdb->prefix}atoll_access_log WHERE action = 'listed'" )
		);
	}

	public function test_a_form_is_made_as_a_draft_unless_it_is_to_be_published(): void {
		$this->actAs( 'editor' );
		$input = array(
			'title'  => 'Call back',
			'fields' => array(
				array( 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
				array( 'type' => 'radio', 'label' => 'When', 'choices' => array( 'Morning', 'Evening' ) ),
			),
		);
		$draft = $this->answered( 'POST', 'atoll/create-form', $input );
		$this->assertFalse( $draft['is_open'] );
		$this->assertNull( Inside::get( FormRepository::class )->find( $draft['id'] ) );
		$open = $this->answered( 'POST', 'atoll/create-form', array( 'publish' => true ) + $input );
		$form = Inside::get( FormRepository::class )->find( $open['id'] );
		$this->assertNotNull( $form );
		$this->assertSame( array( 'Morning', 'Evening' ), array_column( $form->field( 2 )->choices, 'value' ) );
		$this->assertTrue( $form->field( 1 )->required );
	}

	public function test_every_ability_says_what_it_takes_gives_and_does(): void {
		$abilities = array_filter(
			wp_get_abilities(),
			static fn( $ability ) => 'atoll' === $ability->get_category()
		);
		foreach ( $abilities as $ability ) {
			$this->assertNotSame( '', $ability->get_description() );
			$this->assertSame(
				array( 'object', 'object', false ),
				array(
					$ability->get_input_schema()['type'],
					$ability->get_output_schema()['type'],
					$ability->get_meta_item( 'annotations' )['destructive'],
				)
			);
		}
		$this->assertTrue( wp_has_ability_category( 'atoll' ) );
	}
}
