<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Definition\FieldRule;

final class Rules {

	/** @var array<string, Rule> Made on demand: most pages need few rules, and many need none. */
	private array $instances = array();

	/** @param array<string, class-string<Rule>> $rules By name in the contract. */
	public function __construct( private array $rules ) {}

	public static function standard(): self {
		return new self(
			array(
				'minLength'    => MinLength::class,
				'maxLength'    => MaxLength::class,
				'pattern'      => Pattern::class,
				'min'          => Min::class,
				'max'          => Max::class,
				'offered'      => Offered::class,
				'calendarDate' => CalendarDate::class,
				'minYear'      => MinYear::class,
				'maxYear'      => MaxYear::class,
				'clockTime'    => ClockTime::class,
				'correct'      => Correct::class,
				'choiceCount'  => ChoiceCount::class,
				'extension'    => Extension::class,
				'maxSize'      => MaxSize::class,
				'maxFiles'     => MaxFiles::class,
			)
		);
	}

	public function has( string $name ): bool {
		return isset( $this->rules[ $name ] );
	}

	public function named( string $name ): Rule {
		return $this->instances[ $name ] ??= $this->make( $name );
	}

	private function make( string $name ): Rule {
		$className = $this->rules[ $name ]
			?? throw new \LogicException( "No rule \"{$name}\": add it to Rules::standard()." );
		return new $className();
	}

	/**
	 * Returns the message of the first rule that a text breaks; null when there is none. A rule with `of: all` checks
	 * all texts at once, joined by line feeds.
	 *
	 * @param list<FieldRule> $rules
	 */
	public function broken( array $rules, string ...$texts ): ?string {
		foreach ( $rules as $rule ) {
			$values = 'all' === $rule->params->string( 'of' ) ? array( implode( "\n", $texts ) ) : $texts;
			foreach ( $values as $text ) {
				if ( ! $this->named( $rule->rule )->holds( $text, $rule->params ) ) {
					return $rule->message;
				}
			}
		}
		return null;
	}
}
