<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** Definitions shared by PHP and TypeScript, compiled from contract/ by `npm run contract`. */
final class Contract {

	/** @var array<string, FieldKind> Kinds that have been requested so far. */
	private array $kinds = array();

	/** @param string $language Locale of its messages, such as `en_AU`. */
	public function __construct( private JsonData $data, private string $language = '' ) {}

	/**
	 * @param string $file     Path of plugin/build/contract.php.
	 * @param string $language Locale into which `__()` currently translates.
	 * @throws \RuntimeException When the file has not been built.
	 */
	public static function load( string $file, string $language = '' ): self {
		if ( ! is_file( $file ) ) {
			throw new \RuntimeException( "{$file} is missing: run npm run contract." );
		}
		return new self( JsonData::of( require $file ), $language );
	}

	/**
	 * Returns the same contract with further kinds.
	 *
	 * @param array<string, array<string, mixed>> $kinds Kinds by name.
	 * @param string                              $hash  Hash of these kinds.
	 */
	public function with( array $kinds, string $hash ): self {
		$ownKinds = $this->data->array( 'kinds' );
		$data     = array(
			'kinds' => $ownKinds + $kinds,
			'hash'  => self::withOthers( $this->data->string( 'hash' ), $hash ),
		);
		return new self( new JsonData( $data + $this->data->all() ), $this->language );
	}

	/**
	 * Returns the same contract with lists of names sorted for its language.
	 *
	 * @param \Closure( string, string ): int $compare Comparison as for `usort()`.
	 */
	public function inOrder( \Closure $compare ): self {
		$sorted = new SortedChoices( $compare );
		$kinds  = array_map(
			static fn( mixed $kind ) => $sorted->in( JsonData::of( $kind ) ),
			$this->data->array( 'kinds' )
		);
		return new self( new JsonData( array( 'kinds' => $kinds ) + $this->data->all() ), $this->language );
	}

	/** Changes whenever definitions must be recompiled: with the contract, and with the language of their texts. */
	public function hash(): string {
		return self::inLanguage( $this->data->string( 'hash' ), $this->language );
	}

	/**
	 * Returns the hash of a contract without loading it.
	 *
	 * @param string $file      Path of plugin/build/contract-hash.php.
	 * @param string $language  As for {@see load()}.
	 * @param string $kindsHash Hash of further kinds, as for {@see with()}.
	 * @throws \RuntimeException When the file has not been built.
	 */
	public static function hashIn( string $file, string $language = '', string $kindsHash = '' ): string {
		if ( ! is_file( $file ) ) {
			throw new \RuntimeException( "{$file} is missing: run npm run contract." );
		}
		/** @var string $hash */
		$hash = require $file;
		return self::inLanguage( self::withOthers( $hash, $kindsHash ), $language );
	}

	private static function withOthers( string $hash, string $kindsHash ): string {
		return '' === $kindsHash ? $hash : "{$hash}-{$kindsHash}";
	}

	private static function inLanguage( string $hash, string $language ): string {
		return rtrim( $hash . ' ' . $language );
	}

	/** Returns the locale that a hash includes; empty if it has none. */
	public static function languageOf( string $hash ): string {
		return ltrim( strstr( $hash, ' ' ) ?: '' );
	}

	public function kind( string $name ): ?FieldKind {
		$kinds = $this->data->map( 'kinds' );
		if ( ! isset( $this->kinds[ $name ] ) && $kinds->has( $name ) ) {
			$this->kinds[ $name ] = new FieldKind( $kinds->map( $name ) );
		}
		return $this->kinds[ $name ] ?? null;
	}

	/** @return array<string, mixed> Kinds by name, as defined in contract/schema/kind.schema.json. */
	public function kinds(): array {
		return $this->data->map( 'kinds' )->all();
	}

	/** @return list<string> */
	public function kindNames(): array {
		return array_keys( $this->data->array( 'kinds' ) );
	}

	/** Returns the kind for files: which files it accepts by default, and its messages about others. */
	public function fileKind(): FieldKind {
		foreach ( $this->kindNames() as $name ) {
			$kind = $this->kind( $name );
			if ( null !== $kind && array() !== $kind->accepts() ) {
				return $kind;
			}
		}
		throw new \LogicException( 'contract/fields: no kind says which files it accepts.' );
	}

	/** Returns how editors set the settings of fields (contract/fields/settings.json). */
	public function fieldSettings(): JsonData {
		return $this->data->map( 'fields' );
	}

	/** @return array<string, string> Control that edits each setting of fields, by setting. */
	public function fieldControls(): array {
		$controls = array();
		foreach ( $this->fieldSettings()->list( 'settings' ) as $setting ) {
			$controls[ $setting->string( 'setting' ) ] = $setting->string( 'control' );
		}
		return $controls;
	}

	/** Returns the escapes that patterns cannot use (contract/fields/escapes.json). */
	public function escapes(): JsonData {
		return $this->data->map( 'escapes' );
	}

	/** Returns which parameters each rule needs and knows (contract/schema/public-definition.schema.json). */
	public function rules(): JsonData {
		return $this->data->map( 'rules' );
	}

	/** @return array<string, string> Sentences by name (contract/texts/<group>.json). */
	public function texts( string $group ): array {
		$texts = array();
		foreach ( $this->data->map( 'texts' )->strings( $group ) as $name => $text ) {
			$texts[ (string) $name ] = $text;
		}
		return $texts;
	}
}
