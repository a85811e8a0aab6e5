<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Compiling\CompileResult;
use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Shapes\Shapes;

/** Compiles sources into definitions, and makes forms of stored definitions. */
final class FormBuilder {

	/** Kind of an imported field that Atoll has no kind for: the source keeps it, the definition leaves it out. */
	public const UNSUPPORTED = 'unsupported';

	/**
	 * @param \Closure(): Contract $contract Loads the current contract; called when a definition is compiled.
	 * @param \Closure(): string   $hash     Returns the hash of the current contract; called on every page with a form.
	 */
	public function __construct( private \Closure $contract, private \Closure $hash, private Shapes $shapes ) {}

	/**
	 * @param array<string, mixed> $source
	 * @throws InvalidForm
	 */
	public function check( array $source ): void {
		$this->definition( $source, 1, 1 );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 * @throws InvalidForm
	 */
	public function definition( array $source, int $number, int $version ): array {
		return $this->compiler()->compile( $this->compilableSource( $source ), $number, $version );
	}

	/**
	 * Compiles the source of a form that is being edited as far as possible.
	 *
	 * @param array<string, mixed> $source
	 * @param list<int>            $usedIds Ids that no new field may get, because removed fields had them.
	 */
	public function attempt( array $source, int $number, array $usedIds ): CompileResult {
		return $this->compiler()->attempt( $this->compilableSource( $source ), $number, 1, $usedIds );
	}

	private function compiler(): Compiler {
		return new Compiler( ( $this->contract )(), $this->shapes );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	private function compilableSource( array $source ): array {
		$source['fields'] = $this->compilableFields( (array) ( $source['fields'] ?? array() ) );
		return array_diff_key( $source, array( 'gravity' => true ) );
	}

	/**
	 * Returns the fields without their Gravity Forms originals, because every page view reads a definition.
	 *
	 * @param array<mixed> $fields
	 * @return list<mixed>
	 */
	private function compilableFields( array $fields ): array {
		$compilable = array();
		foreach ( $fields as $field ) {
			if ( ! is_array( $field ) || self::UNSUPPORTED !== ( $field['kind'] ?? '' ) ) {
				$compilable[] = is_array( $field ) ? array_diff_key( $field, array( 'gravity' => true ) ) : $field;
			}
		}
		return $compilable;
	}

	/**
	 * Returns the form of a stored definition; null if the definition is broken or was compiled by another contract.
	 *
	 * @param string $stored JSON.
	 */
	public function restore( string $stored ): ?Form {
		$definition = json_decode( $stored, true );
		if ( ! is_array( $definition ) || ( $definition['contract'] ?? '' ) !== ( $this->hash )() ) {
			return null;
		}
		return $this->form( $definition );
	}

	/**
	 * Returns the form of a definition that may have been compiled by an earlier contract or in another language. The
	 * current contract's facts about kinds fill what it lacks; null if it needs a shape that no longer exists.
	 *
	 * @param string $stored JSON.
	 */
	public function restoreAny( string $stored ): ?Form {
		$definition = json_decode( $stored, true );
		if ( ! is_array( $definition ) ) {
			return null;
		}
		$isEarlier = ( $definition['contract'] ?? '' ) !== ( $this->hash )();
		return $this->form( $isEarlier ? $this->withKindFacts( JsonData::of( $definition ) ) : $definition );
	}

	/**
	 * Whether a definition was compiled in a language other than the current one; false if it cannot be read.
	 *
	 * @param string $stored JSON.
	 */
	public function isInOtherLanguage( string $stored ): bool {
		$language = Contract::languageOf( JsonData::of( json_decode( $stored, true ) )->string( 'contract' ) );
		return '' !== $language && $language !== Contract::languageOf( ( $this->hash )() );
	}

	/** @return array<string, mixed> */
	private function withKindFacts( JsonData $definition ): array {
		$facts  = fn( JsonData $field ) => ( $this->contract )()->kind( $field->string( 'kind' ) )?->facts() ?? array();
		$fields = array_map(
			static fn( JsonData $field ) =>
				array( 'rules' => array_map( self::rule( ... ), $field->list( 'rules' ) ) )
					+ $field->all() + $facts( $field ),
			$definition->list( 'fields' )
		);
		return array( 'fields' => $fields, Form::TEMPLATE => array() ) + $definition->all();
	}

	/** @return array<string, mixed> A quiz rule with `hashes`; an old one has a single right answer in `hash`. */
	private static function rule( JsonData $rule ): array {
		$hashes = $rule->has( 'hash' ) ? array( 'hashes' => array( $rule->string( 'hash' ) ) ) : array();
		return array_diff_key( $rule->all(), array( 'hash' => true ) ) + $hashes;
	}

	/** @param array<mixed> $definition */
	private function form( array $definition ): ?Form {
		$data = JsonData::of( $definition );
		foreach ( $data->list( 'fields' ) as $field ) {
			if ( ! $this->shapes->has( $field->string( 'shape' ) ) ) {
				return null;
			}
		}
		return Form::from( $data->all() );
	}
}
