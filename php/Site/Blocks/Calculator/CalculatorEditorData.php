<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;

/**
 * Data on calculators for the block editor, in the user's language: their inputs, and the messages for invalid values.
 * Printed as `window.atollCalculators` before the block's script.
 */
final class CalculatorEditorData {

	private const SCRIPT = 'atoll-calculator-editor-script';

	/** Post types whose editors have no calculators. */
	private const WITHOUT = array( FormPostType::NAME, NotificationPostType::NAME );

	/** Texts for messages: MessageTexts in src/calculators/texts/messages.ts. */
	private const TEXTS = array(
		'year', 'years', 'month', 'months', 'least', 'most',
		'unreadableMoney', 'unreadablePercent', 'unreadableYears', 'unreadableCount', 'unreadableChoice',
	);

	public function __construct( private Calculators $calculators ) {}

	public function print(): void {
		if ( is_admin() && in_array( get_current_screen()?->post_type, self::WITHOUT, true ) ) {
			return;
		}
		$kinds = $this->calculators->kinds();
		$data  = array(
			'definitions' => array_combine( $kinds, array_map( $this->definition( ... ), $kinds ) ),
			'texts'       => array_intersect_key( $this->calculators->texts()->all(), array_flip( self::TEXTS ) ),
		);
		wp_add_inline_script(
			self::SCRIPT,
			'window.atollCalculators = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}

	/** @return array<string, mixed> */
	private function definition( string $kind ): array {
		$definition = $this->calculators->definition( $kind );
		return array(
			'title'  => $definition?->data->string( 'title' ),
			'inputs' => $definition?->inputsWithout( 'hint', 'slider' ),
		);
	}
}
