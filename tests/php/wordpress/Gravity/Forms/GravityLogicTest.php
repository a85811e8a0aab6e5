<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Conditions, formulas and pages of forms that come from Gravity Forms. */
final class GravityLogicTest extends SiteTestCase {

	public function test_what_is_hidden_is_neither_required_nor_stored(): void {
		$stored = $this->submitted( array( 'input_1' => 'car', 'input_2' => 'Golf', 'input_4' => 'Carlton' ) );

		$this->assertSame( 'Golf', $stored['2'] );
		$this->assertSame( '', $stored['4'] );
	}

	public function test_what_a_section_shows_is_required(): void {
		$reply = $this->post( "/gf/v2/forms/{$this->form( 'logic' )}/submissions", array( 'input_1' => 'home' ) );

		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( array( 4 ), array_keys( (array) $reply->get_data()['validation_messages'] ) );
	}

	public function test_a_formula_counts_with_decimals_and_what_is_sent_for_it_is_ignored(): void {
		$stored = $this->submitted(
			array( 'input_1' => 'car', 'input_2' => 'Golf', 'input_6' => '$50,001.00', 'input_7' => '$1.00' )
		);

		$this->assertSame( '6250.13', $stored['7'] );
	}

	public function test_the_confirmation_is_the_one_whose_condition_holds(): void {
		$number = $this->form( 'logic' );

		$this->assertSame(
			'Thank you, driver.',
			$this->confirmation( $number, array( 'input_1' => 'car', 'input_2' => 'Golf' ) )
		);
		$this->assertSame(
			'Thank you.',
			$this->confirmation( $number, array( 'input_1' => 'home', 'input_4' => 'Carlton' ) )
		);
	}

	public function test_pages_keep_their_titles_and_the_words_on_their_buttons(): void {
		$pages = Inside::get( FormRepository::class )->find( $this->form( 'logic' ) )->pageList();

		$this->assertSame(
			array( 'Your loan', 'The money' ),
			array_map( static fn( $page ) => $page->string( 'title' ), $pages )
		);
		$this->assertSame(
			array( 'Go on', 'Back' ),
			array( $pages[0]->map( 'next' )->string( 'text' ), $pages[0]->map( 'previous' )->string( 'text' ) )
		);
		$this->assertSame( 'Go back', $pages[1]->map( 'previous' )->string( 'text' ) );
		$this->assertFalse( $pages[0]->has( 'conditionalLogic' ) );
		$this->assertTrue( $pages[1]->has( 'conditionalLogic' ) );
	}

	public function test_the_form_comes_back_as_it_came(): void {
		$form = $this->exported( $this->form( 'logic' ) );

		foreach ( $this->fixture( 'logic' ) as $property => $value ) {
			$this->assertSame( $value, $form[ $property ], $property );
		}
	}

	public function test_what_an_editor_changes_is_written_where_gravity_forms_keeps_it(): void {
		$number = $this->form( 'logic' );
		$store  = Inside::get( FormRepository::class );
		$post   = get_post( $store->findAny( $number )->postId );
		$source = json_decode( (string) get_post_meta( $post->ID, 'atoll_settings', true ), true );
		$source['pageList'][0]['title']        = 'First';
		$source['pageList'][0]['next']['text'] = 'Onwards';
		update_post_meta( $post->ID, 'atoll_settings', wp_slash( (string) wp_json_encode( $source ) ) );
		$form = $this->exported( $number );

		$this->assertSame( array( 'First', 'The money' ), $form['pagination']['pages'] );
		$this->assertSame( 'Onwards', $form['fields'][4]['nextButton']['text'] );
		$this->assertSame( 'steps', $form['pagination']['type'] );
	}

	public function test_a_form_of_another_origin_is_told_what_its_conditions_lack(): void {
		$this->actAs( 'administrator' );
		$reply = $this->post( '/gf/v2/forms', array_diff_key( $this->fixture( 'logic' ), array( 'version' => 0 ) ) );

		$this->assertSame( 400, $reply->get_status() );
		$this->assertStringContainsString(
			'asks about field 99, which is not on this form',
			$reply->get_data()['message']
		);
	}

	/**
	 * @param array<string, string> $answers
	 * @return array<array-key, mixed> The entry.
	 */
	private function submitted( array $answers ): array {
		$number = $this->form( 'logic' );
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$number}/submissions", $answers )->get_status() );
		$this->actAs( 'administrator' );
		return (array) $this->get( '/gf/v2/entries' )->get_data()['entries'][0];
	}

	/** @param array<string, string> $answers */
	private function confirmation( int $number, array $answers ): string {
		return trim(
			wp_strip_all_tags(
				$this->post( "/gf/v2/forms/{$number}/submissions", $answers )->get_data()['confirmation_message']
			)
		);
	}

	/** @return array<string, mixed> */
	private function exported( int $number ): array {
		$this->actAs( 'administrator' );
		return json_decode( (string) wp_json_encode( $this->get( "/gf/v2/forms/{$number}" )->get_data() ), true );
	}
}
