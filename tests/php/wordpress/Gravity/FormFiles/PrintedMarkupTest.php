<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Links and emphasis in labels, choices and descriptions are printed, as in Gravity Forms. */
final class PrintedMarkupTest extends InterchangeTestCase {

	private const AGREE = 'I agree to the <a href="/terms" onclick="x()">terms</a>';

	public function test_visitors_read_no_code(): void {
		$this->import();

		$html = do_shortcode( '[gravityform id=94]' );
		$this->assertStringContainsString( 'I agree to the <a href="/terms">terms</a></label>', $html );
		$this->assertStringContainsString( '>Yes, <em>please</em></label>', $html );
		$this->assertStringContainsString( '>Terms <em>now</em>', $html );
		$this->assertStringContainsString( '>Read <a href="/t">this</a><br>One</div>', $html );
		$this->assertStringContainsString( '>Mr &amp; Mrs</option>', $html );
		$this->assertStringNotContainsString( '&lt;a', preg_replace( '~ value="[^"]*"~', '', $html ) );
		$this->assertStringNotContainsString(
			'onclick',
			preg_replace( '~ value="[^"]*"|<script.*?</script>~s', '', $html )
		);
	}

	public function test_staff_read_plain_text(): void {
		$this->import();
		$this->post( '/gf/v2/forms/94/submissions', array( 'input_1_1' => self::AGREE, 'input_2' => 'y' ) );
		$form = Inside::get( FormRepository::class )->find( 94 );

		$this->assertSame( 'Terms now', $form->field( 1 )->label );
		$this->assertSame( 'I agree to the terms', $form->field( 1 )->inputs[0]->label );
		$this->assertSame( 'Yes, please', $form->field( 2 )->choices[0]->text );
		$this->actAs( 'administrator' );
		$entry = $this->get( '/gf/v2/entries' )->get_data()['entries'][0];
		$this->assertSame( self::AGREE, $entry['1.1'], 'What a choice sends stays what it was.' );
	}

	private function import(): void {
		$form = array(
			'title'   => 'Markup',
			'id'      => 94,
			'version' => '2.9',
			'fields'  => array(
				array(
					'id'          => 1,
					'type'        => 'checkbox',
					'label'       => 'Terms <em>now</em>',
					'description' => '<p>Read <a href="/t">this</a></p><ul><li>One</li></ul>',
					'choices'     => array( array( 'text' => self::AGREE, 'value' => self::AGREE ) ),
					'inputs'      => array( array( 'id' => '1.1', 'label' => self::AGREE ) ),
				),
				array(
					'id'      => 2,
					'type'    => 'radio',
					'label'   => 'Mail',
					'choices' => array( array( 'text' => 'Yes, <em>please</em>', 'value' => 'y' ) ),
				),
				array(
					'id'      => 3,
					'type'    => 'select',
					'label'   => 'Title',
					'choices' => array( array( 'text' => 'Mr &amp; <b>Mrs</b>', 'value' => 'm' ) ),
				),
			),
		);
		$this->importFile( (string) wp_json_encode( array( $form ) ) );
		wp_set_current_user( 0 );
	}
}
