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

/** Makes definitions from sources, and forms from stored definitions. */
final class FormBuilder {

	/** A field that came with an import and is of a kind Atoll does not have: kept with the form, left out of it. */
	public const UNSUPPORTED = 'unsupported';

	/**
	 * @param \Closure(): Contract $contract The current contract, loaded when a definition is compiled.
	 * @param \Closure(): string   $hash     Hash of the current contract, which is needed on every page with a form.
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
	 * @param list<int>            $usedIds Ids that no field may have any more.
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
	 * The fields that a form shows, without the originals they were imported from: every page view reads a definition.
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
	 * The form of a stored definition; null when the definition is broken or was compiled by another contract.
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
	 * The form of a definition that an earlier contract, or one in another language, may have compiled: with what the
	 * current contract says of its kinds; null when it needs a shape that no longer exists.
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
	 * Whether a definition was compiled in another language than that of the moment; not one that cannot be read.
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

	/** @return array<string, mixed> A quiz' rule names a list; one stored when one answer was right has `hash`. */
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
