<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Calculator;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;

/**
 * What the block's editor knows of calculators, in the language of whoever edits: what they ask, and what they say of
 * values that they cannot use. `window.atollCalculators`, before the block's script.
 */
final class CalculatorEditorData {

	private const SCRIPT = 'atoll-calculator-editor-script';

	/** Types of post that calculators cannot be inserted in. */
	private const WITHOUT = array( FormPostType::NAME, NotificationPostType::NAME );

	/** What messages are made of: MessageTexts in src/calculators/texts/messages.ts. */
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
