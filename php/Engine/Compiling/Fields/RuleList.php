<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;

/** Compiles the rules of a field: only those that apply to its settings, with their parameters. */
final class RuleList {

	/** Properties of a rule that only the compiler needs. */
	private const COMPILER_ONLY = array(
		'when'    => true,
		'from'    => true,
		'message' => true,
	);

	public function __construct( private MessageTemplates $templates ) {}

	/**
	 * @param list<JsonData>       $rules    Rules of a kind.
	 * @param array<string, mixed> $settings From {@see TypedSettings}; those that were left empty are null or empty
	 *                                       texts.
	 * @return list<array<string, mixed>>
	 */
	public function compile( array $rules, array $settings ): array {
		$compiled = array();
		foreach ( $rules as $rule ) {
			$params = $this->templates->params( $rule, $settings );
			if ( SettingsMatch::holds( $rule->map( 'when' ), $settings ) && $this->templates->isComplete( $params ) ) {
				$params     = array_diff_key( $rule->all(), self::COMPILER_ONLY ) + $params;
				$compiled[] = array( 'message' => $this->message( $rule, $params, $settings ) ) + $params;
			}
		}
		return $compiled;
	}

	/**
	 * @param array<string, mixed> $params
	 * @param array<string, mixed> $settings
	 */
	private function message( JsonData $rule, array $params, array $settings ): string {
		$errorMessage = $settings['errorMessage'] ?? '';
		return is_string( $errorMessage ) && '' !== $errorMessage
			? $errorMessage
			: $this->templates->fill( $rule->string( 'message' ), $params );
	}
}
