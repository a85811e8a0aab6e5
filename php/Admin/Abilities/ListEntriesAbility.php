<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;

/** An ability that lists entries as text, without URLs of files, IP addresses and secret answers. */
final class ListEntriesAbility implements Ability {

	public const NAME          = 'atoll/list-entries';
	public const IS_READ_ONLY  = true;
	public const IS_IDEMPOTENT = true;

	private const DEFAULT_LIMIT = 20;
	private const MAX_LIMIT     = 100;

	public function __construct(
		private EntryRepository $entries,
		private EntryTexts $texts,
		private Uploads $files,
		private AccessLog $log
	) {}

	public function label(): string {
		return __( 'List entries', 'atoll' );
	}

	public function description(): string {
		return __( 'Lists what was sent with the forms of this website, newest first, with questions and answers in words. Files are told by their names. Narrow it by form, status and search.', 'atoll' );
	}

	public function input(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'form'   => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'description' => __( 'Number of a form; every form when it is left out.', 'atoll' ),
				),
				'status' => array(
					'type'    => 'string',
					'enum'    => Entry::STATUSES,
					'default' => Entry::ACTIVE,
				),
				'search' => array(
					'type'        => 'string',
					'description' => __( 'Words, an email address or a phone number that the answers hold.', 'atoll' ),
				),
				'page'   => array(
					'type'    => 'integer',
					'minimum' => 1,
					'default' => 1,
				),
				'limit'  => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => self::MAX_LIMIT,
					'default' => self::DEFAULT_LIMIT,
				),
			),
			'additionalProperties' => false,
			'default'              => array(),
		);
	}

	public function output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'total'   => array( 'type' => 'integer' ),
				'entries' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'           => array( 'type' => 'integer' ),
							'form'         => array( 'type' => 'integer' ),
							'date_created' => array(
								'type'        => 'string',
								'description' => __( 'UTC.', 'atoll' ),
							),
							'status'       => array( 'type' => 'string' ),
							'is_read'      => array( 'type' => 'boolean' ),
							'is_starred'   => array( 'type' => 'boolean' ),
							'answers'      => array( 'type' => 'array' ),
						),
						'required'   => array( 'id', 'form', 'date_created', 'status', 'answers' ),
					),
				),
			),
			'required'   => array( 'total', 'entries' ),
		);
	}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function run( JsonData $input, Visitor $visitor ): array {
		$form     = (int) $input->string( 'form' );
		$limit    = min( self::MAX_LIMIT, max( 1, (int) $input->string( 'limit', (string) self::DEFAULT_LIMIT ) ) );
		$criteria = new EntryCriteria(
			$input->string( 'status', Entry::ACTIVE ),
			$form > 0 ? array( $form ) : array(),
			$limit,
			EntryCriteria::offsetOf( (int) $input->string( 'page', '1' ), $limit ),
			search: $input->string( 'search' )
		);
		$entries  = $this->entries->list( $criteria );
		$total    = $this->entries->count( $criteria );
		$this->log->listed( count( $entries ), $input->all(), $visitor, $total );
		return array(
			'total'   => $total,
			'entries' => array_map( $this->entry( ... ), $entries ),
		);
	}

	/** @return array<string, mixed> */
	private function entry( Entry $entry ): array {
		return array(
			'id'           => $entry->id,
			'form'         => $entry->formNumber,
			'date_created' => $entry->dateCreated,
			'status'       => $entry->status,
			'is_read'      => $entry->isRead,
			'is_starred'   => $entry->isStarred,
			'answers'      => array_map(
				fn( EntryAnswer $answer ) => $this->answer( $answer, $entry ),
				$this->texts->entryAnswers( $entry )
			),
		);
	}

	/** @return array{question: string, answer: string} */
	private function answer( EntryAnswer $answer, Entry $entry ): array {
		return array(
			'question' => $this->texts->label( $answer ),
			'answer'   => $this->fileNames( $answer, $entry ) ?? $answer->text,
		);
	}

	/** @return string|null Null if the answer is not a list of files. */
	private function fileNames( EntryAnswer $answer, Entry $entry ): ?string {
		$ids   = $answer->fileIds();
		$files = array() === $ids
			? array()
			: array_filter(
				$this->files->ofEntry( $entry->id ),
				static fn( FileAnswer $file ) => in_array( $file->id, $ids, true )
			);
		$names = implode( ', ', array_map( static fn( FileAnswer $file ) => $file->name, $files ) );
		return true === $answer->field?->holdsFiles() || array() !== $files ? $names : null;
	}
}
