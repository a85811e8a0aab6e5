<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/** What PHP and TypeScript agree on, compiled from contract/ by `npm run contract`. */
final class Contract {

	/** @var array<string, FieldKind> Those asked for so far. */
	private array $kinds = array();

	/** @param string $language The locale its messages are in, such as `en_AU`. */
	public function __construct( private JsonData $data, private string $language = '' ) {}

	/**
	 * @param string $file     plugin/build/contract.php.
	 * @param string $language The locale that `__()` translates into at this moment.
	 * @throws \RuntimeException When it was not built.
	 */
	public static function load( string $file, string $language = '' ): self {
		if ( ! is_file( $file ) ) {
			throw new \RuntimeException( "{$file} is missing: run npm run contract." );
		}
		return new self( JsonData::of( require $file ), $language );
	}

	/**
	 * The same with further kinds.
	 *
	 * @param array<string, array<string, mixed>> $kinds By name.
	 * @param string                              $hash  Changes with them.
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
	 * The same with lists of names in the order of their language.
	 *
	 * @param \Closure( string, string ): int $compare As `usort` takes it.
	 */
	public function inOrder( \Closure $compare ): self {
		$sorted = new SortedChoices( $compare );
		$kinds  = array_map(
			static fn( mixed $kind ) => $sorted->in( JsonData::of( $kind ) ),
			$this->data->array( 'kinds' )
		);
		return new self( new JsonData( array( 'kinds' => $kinds ) + $this->data->all() ), $this->language );
	}

	/** Changes whenever definitions must be compiled anew: with the contract, and with the language they carry. */
	public function hash(): string {
		return self::inLanguage( $this->data->string( 'hash' ), $this->language );
	}

	/**
	 * The hash of a contract that need not be loaded.
	 *
	 * @param string $file      plugin/build/contract-hash.php.
	 * @param string $language  As for {@see load()}.
	 * @param string $kindsHash Hash of the kinds that it is used with, as for {@see with()}.
	 * @throws \RuntimeException When it was not built.
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

	/** The locale that a hash is of; empty where it says none. */
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

	/** @return array<string, mixed> As contract/schema/kind.schema.json has them, by name. */
	public function kinds(): array {
		return $this->data->map( 'kinds' )->all();
	}

	/** @return list<string> */
	public function kindNames(): array {
		return array_keys( $this->data->array( 'kinds' ) );
	}

	/** The kind that takes files: which ones where nobody names any, and what it says of others. */
	public function fileKind(): FieldKind {
		foreach ( $this->kindNames() as $name ) {
			$kind = $this->kind( $name );
			if ( null !== $kind && array() !== $kind->accepts() ) {
				return $kind;
			}
		}
		throw new \LogicException( 'contract/fields: no kind says which files it accepts.' );
	}

	/** How editors set what fields have (contract/fields/settings.json). */
	public function fieldSettings(): JsonData {
		return $this->data->map( 'fields' );
	}

	/** @return array<string, string> What edits each setting of fields, by its name. */
	public function fieldControls(): array {
		$controls = array();
		foreach ( $this->fieldSettings()->list( 'settings' ) as $setting ) {
			$controls[ $setting->string( 'setting' ) ] = $setting->string( 'control' );
		}
		return $controls;
	}

	/** What patterns cannot use (contract/fields/escapes.json). */
	public function escapes(): JsonData {
		return $this->data->map( 'escapes' );
	}

	/** What each rule needs and knows (contract/schema/public-definition.schema.json). */
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
