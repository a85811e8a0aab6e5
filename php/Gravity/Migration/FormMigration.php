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
use Atoll\Platform\Errors\BadRequest;

/** Which form of ours an entry belongs to: one that moved in before, else one that moves in now. */
final class FormMigration {

	/** @var array<int, int> Ours by Gravity Forms'. */
	private array $known = array();

	/** @var list<FormReport> */
	private array $moved = array();

	public function __construct(
		private GravityTables $tables,
		private FormRepository $forms,
		private FormImport $import,
		private FormExport $export
	) {}

	/**
	 * @param int $id Of the form in Gravity Forms.
	 * @throws BadRequest When it is neither here nor there.
	 */
	public function number( int $id ): int {
		return $this->known[ $id ] ??= $this->find( $id ) ?: $this->bring( $id );
	}

	/** The same as it is read by; null while it cannot be compiled. */
	public function form( int $id ): ?Form {
		return $this->forms->findAny( $this->number( $id ) )?->form;
	}

	/** @return list<FormReport> Of those that it brought. */
	public function reports(): array {
		return $this->moved;
	}

	/** A form that came from that one: it says so, and has its title or all of its fields. */
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

	private function isSame( int $number, ?\stdClass $theirs ): bool {
		$ours = LooseValues::map( $this->export->form( $number ) );
		$ids  = static fn( mixed $fields ): array => array_map(
			static fn( mixed $field ) => LooseValues::int( LooseValues::map( (array) $field )['id'] ?? 0 ),
			is_array( $fields ) ? $fields : array()
		);
		return null === $theirs
			|| ( $ours['title'] ?? '' ) === ( $theirs->title ?? '' )
			|| array() === array_diff( $ids( $theirs->fields ?? null ), $ids( $ours['fields'] ?? null ) );
	}

	private function bring( int $id ): int {
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
		$file = FormsFile::read( (string) wp_json_encode( $json ) );
		$one  = $this->import->importOne( $file->forms[0] );
		if ( '' !== $one->failure ) {
			throw new BadRequest( 'atoll_form_refused', $one->failure, 422 );
		}
		$this->moved[] = $one;
		if ( ! empty( $json->is_trash ) ) {
			$this->forms->trash( $one->number );
		}
		return $one->number;
	}

	/** The form as a file would have it; null when its tables hold none. */
	private function json( int $id ): ?\stdClass {
		$row = array_values(
			array_filter( $this->tables->forms(), static fn( JsonData $one ) => $id === (int) $one->string( 'id' ) )
		)[0]
			?? null;
		$kept = null === $row ? null : $this->tables->form( $id );
		$form = null === $kept ? null : self::decoded( $kept->string( 'display_meta' ) );
		if ( null === $row || null === $kept || ! $form instanceof \stdClass ) {
			return null;
		}
		foreach ( array( 'confirmations', 'notifications' ) as $list ) {
			$form->$list = self::decoded( $kept->string( $list ) ) ?? $form->$list ?? array();
		}
		$form->id        = $id;
		$form->title     = $form->title ?? $row->string( 'title' );
		$form->fields    = is_array( $form->fields ?? null ) ? $form->fields : array();
		$form->is_active = $row->string( 'is_active' );
		$form->is_trash  = '1' === $row->string( 'is_trash' );
		$form->version   = $form->version ?? '1.0'; // Gravity Forms' own tables hold no other forms.
		return $form;
	}

	/** JSON, or what PHP serialized before version 1.9. */
	private static function decoded( string $kept ): mixed {
		return is_serialized( $kept )
			? json_decode( (string) wp_json_encode( unserialize( $kept, array( 'allowed_classes' => false ) ) ) )
			: json_decode( $kept );
	}
}
