<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\BadRequest;

/** Finds the form in Atoll that an entry belongs to, and imports it if that has not happened yet. */
final class FormMigration {

	/** @var array<int, int> Numbers in Atoll by ids in Gravity Forms. */
	private array $numbers = array();

	/** @param \Closure( FormReport ): void $keepReport Saves the report on a form, in the form's own transaction. */
	public function __construct(
		private GravityTables $tables,
		private FormRepository $forms,
		private FormImport $import,
		private FormExport $export,
		private Transaction $transaction,
		private \Closure $keepReport
	) {}

	/**
	 * @param int $id The form's id in Gravity Forms.
	 * @throws BadRequest When the form is in neither Atoll nor Gravity Forms.
	 */
	public function number( int $id ): int {
		return $this->numbers[ $id ] ??= $this->find( $id ) ?: $this->importForm( $id );
	}

	/** Returns the same form as compiled; null while it cannot be compiled. */
	public function form( int $id ): ?Form {
		return $this->forms->findAny( $this->number( $id ) )?->form;
	}

	/** Finds a form imported from this id, by its post meta; it must also have the same title or all of the fields. */
	private function find( int $id ): int {
		$posts = get_posts(
			array(
				'post_type' => FormPostType::NAME,
				'post_status' => array( 'any', 'trash' ),
				'numberposts' => -1,
				'fields' => 'ids',
				'meta_key' => FormImport::GRAVITY_ID,
				'meta_value' => (string) $id,
			)
		);
		foreach ( $posts as $post ) {
			$number = $this->forms->numberOf( $post );
			if ( $number > 0 && $this->isSame( $number, $this->json( $id ) ) ) {
				return $number;
			}
		}
		return 0;
	}

	private function isSame( int $number, ?\stdClass $original ): bool {
		$exported = LooseValues::map( $this->export->form( $number ) );
		$ids      = static fn( mixed $fields ): array => array_map(
			static fn( mixed $field ) => LooseValues::int( LooseValues::map( (array) $field )['id'] ?? 0 ),
			is_array( $fields ) ? $fields : array()
		);
		return null === $original
			|| ( $exported['title'] ?? '' ) === ( $original->title ?? '' )
			|| array() === array_diff( $ids( $original->fields ?? null ), $ids( $exported['fields'] ?? null ) );
	}

	private function importForm( int $id ): int {
		$json = $this->json( $id )
			?? throw new BadRequest(
				'atoll_form_gone',
				sprintf(
					/* translators: %d: number of a form. */ __(
						'form %d is in Gravity Forms’ tables no more',
						'atoll'
					),
					$id
				),
				404
			);
		return $this->transaction->run( fn(): int => $this->store( $json ) );
	}

	private function store( \stdClass $json ): int {
		$file   = FormsFile::read( (string) wp_json_encode( $json ) );
		$report = $this->import->importOne( $file->forms[0], isTrash: ! empty( $json->is_trash ) );
		if ( '' !== $report->failure ) {
			throw new BadRequest( 'atoll_form_refused', $report->failure, 422 );
		}
		( $this->keepReport )( $report );
		return $report->number;
	}

	/** Returns the form as an exported file has it; null when Gravity Forms' tables do not have it. */
	private function json( int $id ): ?\stdClass {
		$row  = array_values(
			array_filter( $this->tables->forms(), static fn( JsonData $item ) => $id === (int) $item->string( 'id' ) )
		)[0]
			?? null;
		$meta = null === $row ? null : $this->tables->form( $id );
		$form = null === $meta ? null : self::decoded( $meta->string( 'display_meta' ) );
		if ( null === $row || null === $meta || ! $form instanceof \stdClass ) {
			return null;
		}
		foreach ( array( 'confirmations', 'notifications' ) as $list ) {
			$form->$list = self::decoded( $meta->string( $list ) ) ?? $form->$list ?? array();
		}
		$form->id        = $id;
		$form->title     = $form->title ?? $row->string( 'title' );
		$form->fields    = is_array( $form->fields ?? null ) ? $form->fields : array();
		$form->is_active = $row->string( 'is_active' );
		$form->is_trash  = '1' === $row->string( 'is_trash' );
		$form->version   = $form->version ?? '1.0'; // Every form in Gravity Forms' own tables came from it.
		return $form;
	}

	/** Decodes JSON, or PHP's serialized format, which Gravity Forms used before version 1.9. */
	private static function decoded( string $value ): mixed {
		return is_serialized( $value )
			? json_decode( (string) wp_json_encode( unserialize( $value, array( 'allowed_classes' => false ) ) ) )
			: json_decode( $value );
	}
}
