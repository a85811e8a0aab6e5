<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;

/** What authors bring who may not write any HTML. */
final class ImportedMarkupTest extends InterchangeTestCase {

	public function test_what_authors_bring_who_may_not_write_any_html_is_cleaned_wherever_it_is_shown(): void {
		add_filter(
			'map_meta_cap',
			$deny = static fn( array $caps, string $cap ): array => 'unfiltered_html' === $cap
				? array( 'do_not_allow' )
				: $caps,
			10,
			2
		);
		$evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
		$form = array(
			'title'         => "Evil{$evil}",
			'description'   => $evil,
			'id'            => 93,
			'version'       => '2.8',
			'button'        => array( 'text' => $evil ),
			'fields'        => array(
				array( 'id' => 1, 'type' => 'text', 'label' => $evil, 'description' => $evil, 'placeholder' => $evil ),
				array( 'id' => 2, 'type' => 'html', 'label' => 'x', 'content' => $evil ),
				array( 'id' => 3, 'type' => 'section', 'label' => $evil, 'description' => $evil ),
				array(
					'id'      => 4,
					'type'    => 'radio',
					'label'   => 'x',
					'choices' => array( array( 'text' => $evil, 'value' => $evil ) ),
				),
			),
			'confirmations' => array(
				array( 'id' => 'a', 'isDefault' => true, 'type' => 'message', 'message' => $evil ),
			),
		);
		$this->importFile( (string) wp_json_encode( $form ) );
		remove_filter( 'map_meta_cap', $deny );
		wp_set_current_user( 0 );
		$html         = do_shortcode( '[gravityform id=93]' );
		$confirmation = (string) $this->post(
			'/gf/v2/forms/93/submissions',
			array( 'input_1' => 'Jo' )
		)->get_data()['confirmation_message'];

		$this->assertStringContainsString( 'alert(1)', $html );
		$this->assertDoesNotMatchRegularExpression(
			'~<script|<img[^>]+onerror~i',
			$confirmation . preg_replace( '~<script type="application/json".*?</script>~s', '', $html )
		);
	}
}
