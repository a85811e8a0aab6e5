<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\Forms\FormMapper;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\ReadFailed;

/** Exports forms as a file that Gravity Forms and Atoll can import. */
final class FormExport {

	/** Version of Gravity Forms whose format the file has; that plugin refuses a file without a version. */
	private const FORMAT = '2.9';

	/** Properties of this site's copy of a form, which are left out, as in exports of Gravity Forms. */
	private const OF_THE_SITE = array( 'is_trash', 'date_created' );

	private const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

	public function __construct(
		private FormRepository $forms,
		private FormSource $sources,
		private FormMapper $mapper
	) {}

	/**
	 * @param list<int> $numbers Public numbers; forms that do not exist are left out.
	 * @return string JSON: `{"0": {…}, "1": {…}, "version": "2.9"}`.
	 * @throws ReadFailed When the database cannot be read: the file would look complete though a form is missing.
	 */
	public function file( array $numbers ): string {
		$forms   = array_values(
			array_filter( array_map( $this->form( ... ), array_values( array_unique( $numbers ) ) ) )
		);
		$version = array_filter(
			array_map( static fn( array $form ) => LooseValues::text( $form['version'] ?? '' ), $forms )
		);
		usort( $version, static fn( string $a, string $b ): int => version_compare( $a, $b ) );
		return (string) json_encode(
			(object) ( $forms + array( 'version' => end( $version ) ?: self::FORMAT ) ),
			self::FLAGS | JSON_THROW_ON_ERROR
		);
	}

	/** Returns the name that Gravity Forms gives such a file. */
	public function fileName(): string {
		return 'gravityforms-export-' . wp_date( 'Y-m-d' ) . '.json';
	}

	/**
	 * @return array<string, mixed>|null Null when there is no such form.
	 * @throws ReadFailed When the database cannot be read.
	 */
	public function form( int $number ): ?array {
		$stored = $this->forms->findAny( $number );
		$post   = null === $stored ? null : FormSource::post( $stored->postId );
		if ( null === $stored || null === $post ) {
			return null;
		}
		$source  = $this->sources->fromPost( $post );
		$gravity = $this->mapper->fromSource( $source, $number, $stored->status, FormSource::dateCreated( $post ) );
		return array_diff_key(
			$gravity,
			array_flip(
				$this->omitted(
					$gravity,
					! empty( $source['tolerant'] ),
					LooseValues::map( $source['gravity'] ?? null )
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @param array<string, mixed> $original
	 * @return list<string> Properties that have default values, or that the form did not have in Gravity Forms.
	 */
	private function omitted( array $gravity, bool $isTolerant, array $original ): array {
		$omitted = self::OF_THE_SITE;
		if ( '1' === $gravity['is_active'] ) {
			$omitted[] = 'is_active';
		}
		foreach ( $isTolerant ? array( 'entrySave', 'csvDownload' ) : array() as $flag ) {
			array_push( $omitted, ...( empty( $gravity[ $flag ] ) ? array( $flag ) : array() ) );
		}
		$ids = array_map(
			static fn( mixed $field ) => LooseValues::int( LooseValues::map( $field )['id'] ?? 0 ),
			LooseValues::map( $gravity['fields'] ?? null )
		);
		if (
			$isTolerant && ! isset( $original['nextFieldId'] )
				&& $gravity['nextFieldId'] === 1 + max( array( 0, ...array_values( $ids ) ) )
		) {
			$omitted[] = 'nextFieldId';
		}
		return $omitted;
	}
}
