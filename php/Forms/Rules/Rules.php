<?php

declare( strict_types=1 );

namespace Atoll\Forms\Rules;

use Atoll\Forms\FieldRule;

final class Rules {

	/** @param array<string, Rule> $rules By their names in the contract. */
	public function __construct( private array $rules ) {}

	public static function standard(): self {
		return new self(
			array(
				'minLength' => new MinLength(),
				'maxLength' => new MaxLength(),
				'pattern'   => new Pattern(),
				'min'       => new Min(),
				'max'       => new Max(),
				'offered'   => new Offered(),
				'calendarDate' => new CalendarDate(),
				'minYear' => new MinYear(),
				'maxYear' => new MaxYear(),
				'clockTime' => new ClockTime(),
				'correct' => new Correct(),
				'extension' => new Extension(),
				'maxSize' => new MaxSize(),
				'maxFiles' => new MaxFiles(),
			)
		);
	}

	public function named( string $name ): Rule {
		return $this->rules[ $name ] ?? throw new \LogicException( "No rule \"{$name}\": add it to Rules::standard()." );
	}

	/**
	 * What the first rule says that does not hold for every one of some texts, or for `all` of them as lines of one;
	 * null when all do.
	 *
	 * @param list<FieldRule> $rules
	 */
	public function broken( array $rules, string ...$texts ): ?string {
		foreach ( $rules as $rule ) {
			$judged = 'all' === $rule->params->string( 'of' ) ? array( implode( "\n", $texts ) ) : $texts;
			foreach ( $judged as $text ) {
				if ( ! $this->named( $rule->rule )->holds( $text, $rule->params ) ) {
					return $rule->message;
				}
			}
		}
		return null;
	}
}
