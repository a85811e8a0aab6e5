<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Definitions\Storage\StoredForm;
use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ReadFailed;

/** Forms that Gravity Forms' clients create, read and change. */
final class GravityForms {

	/** Maximum length of a title, in code points: that of the database column. */
	private const MAX_TITLE = 1000;

	public function __construct(
		private FormRepository $forms,
		private FormWriter $writer,
		private FormSource $sources,
		private FormMapper $mapper,
		private EntryCounts $counts
	) {}

	/**
	 * @return array<string, mixed> The form in Gravity Forms' JSON.
	 * @throws BadRequest 404 when no form in any state has this number.
	 * @throws ReadFailed When the database cannot be read.
	 */
	public function get( int $number ): array {
		return $this->export( $this->find( $number ) );
	}

	/**
	 * @param list<int> $numbers
	 * @return array<int, array<string, mixed>|false> By number; false where no form in any state has it.
	 * @throws ReadFailed When the database cannot be read.
	 */
	public function byNumbers( array $numbers ): array {
		$this->forms->preload( $numbers );
		$forms = array();
		foreach ( $numbers as $number ) {
			$stored           = $this->forms->findAny( $number );
			$forms[ $number ] = null === $stored ? false : $this->export( $stored );
		}
		return $forms;
	}

	/**
	 * @return array<int, array{id: string, title: string, entries: string}> Forms open to visitors, by number.
	 */
	public function open(): array {
		$open   = array();
		$all    = $this->forms->list();
		$counts = $this->counts->totals( array_column( $all, 'number' ) );
		foreach ( $all as $form ) {
			if ( 'publish' === $form['status'] ) {
				$open[ $form['number'] ] = array(
					'id'      => (string) $form['number'],
					'title'   => $form['title'],
					'entries' => (string) ( $counts[ $form['number'] ] ?? 0 ),
				);
			}
		}
		return $open;
	}

	/**
	 * @param array<int|string, mixed> $gravity
	 * @return array<string, mixed>
	 * @throws BadRequest When the JSON is not a form, or the form would not work.
	 */
	public function create( array $gravity ): array {
		$stored = $this->store( $gravity, $this->writer->create( ... ) );
		return $this->export( $stored );
	}

	/**
	 * Replaces a form. As in Gravity Forms, a form in the trash stays there; confirmations, notifications and
	 * `is_active` stay as they are if they are not sent.
	 *
	 * @param array<int|string, mixed> $gravity
	 * @return array<string, mixed>
	 * @throws BadRequest As {@see get()} and {@see create()}.
	 */
	public function update( int $number, array $gravity ): array {
		$before   = $this->find( $number );
		$now      = $this->export( $before );
		$isTrash  = 'trash' === $before->status;
		$isActive = $isTrash ? false : $gravity['is_active'] ?? 'publish' === $before->status;
		$stored   = $this->store(
			array( 'is_active' => $isActive ) + NamedItems::complete( $gravity, $now ),
			fn( array $source ) => $this->writer->update( $number, $source ),
			LooseValues::id( $now['nextFieldId'] ?? 0 )
		);
		if ( $isTrash ) {
			$this->writer->trash( $number );
			$stored = $this->find( $number );
		}
		return $this->export( $stored );
	}

	/**
	 * @param array<int|string, mixed>                   $gravity
	 * @param callable(array<string, mixed>): StoredForm $write
	 * @param int                                        $nextId Lowest id for fields that are sent without one.
	 */
	private function store( array $gravity, callable $write, int $nextId = 1 ): StoredForm {
		$fields = $gravity['fields'] ?? null;
		if ( ! is_array( $fields ) || $fields !== array_filter( $fields, is_array( ... ) ) ) {
			throw new BadRequest( 'missing_form', __( 'The form must be sent as JSON with a title and a list of fields.', 'atoll' ) );
		}
		NamedItems::check( $gravity );
		if ( ! is_string( $gravity['title'] ?? null ) || '' === trim( $gravity['title'] ) ) {
			throw new BadRequest( 'missing_title', __( 'The form has no title.', 'atoll' ) );
		}
		if ( mb_strlen( $gravity['title'], 'UTF-8' ) > self::MAX_TITLE ) {
			throw new BadRequest(
				'atoll_title_too_long',
				/* translators: %d: number of characters. */
				sprintf( __( 'The title is longer than %d characters.', 'atoll' ), self::MAX_TITLE )
			);
		}
		try {
			return $write( $this->mapper->toSource( NextFieldId::fill( LooseValues::map( $gravity ), $nextId ) ) );
		} catch ( InvalidForm $invalid ) {
			throw new BadRequest( 'atoll_invalid_form', $invalid->getMessage() );
		}
	}

	private function find( int $number ): StoredForm {
		return $this->forms->findAny( $number ) ?? throw self::gone();
	}

	/** @return array<string, mixed> */
	private function export( StoredForm $stored ): array {
		$post = FormSource::post( $stored->postId ) ?? throw self::gone();
		return $this->mapper->fromSource(
			$this->sources->fromPost( $post ),
			$stored->number,
			$stored->status,
			FormSource::dateCreated( $post )
		);
	}

	private static function gone(): BadRequest {
		return new BadRequest( 'gf_not_found', __( 'Form not found.', 'atoll' ), 404 );
	}
}
