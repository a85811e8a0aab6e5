<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Embeds;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Pages that were made with Gravity Forms show Atoll's form of the same number. */
final class GravityEmbedsTest extends SiteTestCase {

	#[DataProvider( 'words' )]
	public function test_gravity_forms_words_show_the_form_of_that_number(
		string $words,
		bool $title,
		bool $description
	): void {
		$html = $this->shown( str_replace( '{id}', (string) $this->form(), $words ) );

		$this->assertStringContainsString( '>Send enquiry</button>', $html );
		$this->assertSame(
			array( $title, $description ),
			array(
				str_contains( $html, '<h2 class="atoll-form-title">Enquiry</h2>' ),
				str_contains( $html, 'Ask us anything.' ),
			)
		);
	}

	/** @return array<string, array{string, bool, bool}> */
	public static function words(): array {
		return array(
			'the shortcode'               => array( '[gravityform id="{id}" ajax="true" tabindex="4"]', true, true ),
			'without title'               => array(
				'[gravityform id="{id}" title="false" description="false"]',
				false,
				false,
			),
			'its older name'              => array( '[gravityforms id={id} title=false]', false, true ),
			'by the form’s title'         => array( '[gravityform name="Enquiry" title="false"]', false, true ),
			'its block'                   => array( '<!-- wp:gravityforms/form {"formId":"{id}"} /-->', true, true ),
			'its block, with less'        => array( '<!-- wp:gravityforms/form {"formId":"{id}","title":false,"description":false,"ajax":true,"theme":"orbital"} /-->', false, false ),
			'Atoll’s shortcode'           => array( '[atoll_form id="{id}"]', false, false ),
			'Atoll’s shortcode and title' => array( '[atoll_form id="{id}" title="true"]', true, false ),
		);
	}

	#[DataProvider( 'prefilling' )]
	public function test_a_page_fills_in_what_an_editor_allowed( string $words ): void {
		$html = $this->shown( str_replace( '{id}', (string) $this->form(), $words ) );

		$this->assertMatchesRegularExpression( '~<option[^>]* value="QLD"[^>]* selected~', $html );
		$this->assertStringNotContainsString( 'value="Mallory"', $html );
	}

	/** @return array<string, array{string}> */
	public static function prefilling(): array {
		return array(
			'the shortcode'     => array( '[gravityform id="{id}" field_values="input_1=Mallory&#038;state=QLD"]' ),
			'Atoll’s shortcode' => array( '[atoll_form id="{id}" field_values="state=QLD&input_1=Mallory"]' ),
			'its block'         => array( '<!-- wp:gravityforms/form {"formId":"{id}","fieldValues":"state=QLD"} /-->' ),
		);
	}

	public function test_the_address_of_the_page_wins(): void {
		$_GET['state'] = 'VIC';
		$html          = $this->shown( '[gravityform id="' . $this->form() . '" field_values="state=QLD"]' );
		unset( $_GET['state'] );

		$this->assertMatchesRegularExpression( '~<option[^>]* value="VIC"[^>]* selected~', $html );
	}

	public function test_where_there_is_no_such_form_visitors_see_nothing_and_editors_a_hint(): void {
		$words = '[gravityform id="987"]<!-- wp:gravityforms/form {"formId":"987"} /-->[atoll_form]';
		$this->assertSame( '', trim( $this->shown( $words ) ) );

		$this->actAs( 'editor' );
		$this->assertSame( 2, substr_count( $this->shown( $words ), 'Form 987 is not open' ) );
	}

	public function test_what_add_ons_do_with_the_shortcode_shows_nothing(): void {
		$this->assertSame( '', $this->shown( '[gravityform id="' . $this->form() . '" action="polls"]' ) );
	}

	public function test_the_description_of_a_form_is_cleaned(): void {
		$number = $this->form( 'enquiry', array( 'description' => 'Hello <script>alert( 1 )</script><b>there</b>' ) );

		$this->assertStringContainsString(
			'Hello alert( 1 )<b>there</b>',
			$this->shown( "[gravityform id={$number}]" )
		);
	}

	public function test_while_gravity_forms_is_active_its_words_are_its_own(): void {
		$this->assertSame(
			array(
				'atoll_form'  => true,
				'gravityform' => false,
				'block'       => false,
				'gf/v2'       => false,
				'health'      => 'recommended',
			),
			$this->beside( 'class GFForms {}' )
		);
		$this->assertSame(
			array( 'atoll_form' => true, 'gravityform' => true, 'block' => true, 'gf/v2' => true, 'health' => 'good' ),
			$this->beside( '' )
		);
	}

	/**
	 * What is Atoll's on a site where this was there first.
	 *
	 * @return array<string, mixed>
	 */
	private function beside( string $code ): array {
		$script = $code . '
			$_SERVER["HTTP_HOST"] = "localhost"; require ' . var_export( ABSPATH . 'wp-load.php', true ) . ';
			echo json_encode( array(
				"atoll_form"  => shortcode_exists( "atoll_form" ),
				"gravityform" => shortcode_exists( "gravityform" ),
				"block"       => WP_Block_Type_Registry::get_instance()->is_registered( "gravityforms/form" ),
				"gf/v2"       => in_array( "gf/v2", rest_get_server()->get_namespaces(), true ),
				"health"      => apply_filters( "site_status_tests", array( "direct" => array() ) )["direct"]["atoll_gravity_forms"]["test"]()["status"],
			) );';
		return (array) json_decode(
			(string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $script ) ),
			true
		);
	}

	private function shown( string $words ): string {
		return do_shortcode( do_blocks( $words ) );
	}
}
