<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Listing;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\AnswerCondition;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Platform\Errors\BadRequest;

/**
 * What the list's address asks for, in the same words as its route and its export (contract/rest/entry-list):
 * `view, form, search, filter[], from, until, source, user, sort, order, paged, per_page`.
 */
final class ListQuery {

	public const PER_PAGE = 20;
	public const MOST     = 100;

	/** Entries that are counted: one more means "more than", since nobody waits for a million to be counted. */
	public const COUNTED = 10_000;

	/** The same of a search or a filter, where each that is counted is read. */
	private const FOUND = 500;

	/** Words that the address may have, in no order. */
	public const NAMES = array(
		'view',
		'form',
		'search',
		'filter',
		'from',
		'until',
		'source',
		'user',
		'sort',
		'order',
		'paged',
		'per_page',
	);

	private const SORTS = array( 'date' => 'date_created', 'id' => 'id', 'form' => 'form_id', 'user' => 'created_by' );

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @param array<array-key, mixed> $sent
	 * @throws BadRequest When a filter makes no sense.
	 */
	public function criteria( array $sent ): EntryCriteria {
		$asked = new AddressParameters( $sent );
		$tab   = EntryTab::tryFrom( $asked->text( 'view' ) ) ?? EntryTab::Inbox;
		$form  = max( 0, $asked->int( 'form' ) );
		$limit = min( self::MOST, max( 1, $asked->int( 'per_page', self::PER_PAGE ) ) );
		return new EntryCriteria(
			$tab->status(),
			0 === $form ? array() : array( $form ),
			$limit,
			EntryCriteria::beginOf( $asked->int( 'paged', 1 ), $limit ),
			new EntryOrder(
				self::SORTS[ $asked->text( 'sort' ) ] ?? 'date_created',
				'asc' === $asked->text( 'order' )
			),
			createdBy: '' === $asked->text( 'user' ) ? null : max( 0, $asked->int( 'user' ) ),
			search: mb_substr( trim( $asked->text( 'search' ) ), 0, 200 ),
			conditions: $this->conditions( $asked->texts( 'filter' ), $form ),
			from: $this->moment( $asked->text( 'from' ), '00:00:00' ),
			until: $this->moment( $asked->text( 'until' ), '23:59:59' ),
			isRead: $tab->isRead(),
			isStarred: $tab->isStarred(),
			page: $asked->text( 'source' ),
			ids: $asked->ids(),
		);
	}

	/** How many of these are counted. */
	public static function counted( EntryCriteria $criteria ): int {
		return '' === $criteria->search && array() === $criteria->conditions ? self::COUNTED : self::FOUND;
	}

	/**
	 * @param list<string> $filters Each `key:operator:value`; of `in` and `notin` the value is a JSON list.
	 * @return list<AnswerCondition>
	 */
	private function conditions( array $filters, int $form ): array {
		if ( array() !== $filters && 0 === $form ) {
			throw new BadRequest(
				'atoll_filter_without_form',
				__( 'Choose a form first: its answers can be filtered then.', 'atoll' )
			);
		}
		$asked = $this->forms->findAny( $form )?->form;
		return array_map(
			fn( string $filter ): AnswerCondition => $this->condition( $filter, $asked ),
			array_slice( $filters, 0, 20 )
		);
	}

	private function condition( string $filter, ?Form $form ): AnswerCondition {
		list( $key, $operator, $value ) = explode( ':', $filter, 3 ) + array( '', '', '' );
		if (
			1 !== preg_match( '/^\d{1,9}(\.\d{1,9})?$/D', $key )
				|| ! in_array( $operator, AnswerCondition::OPERATORS, true )
		) {
			throw new BadRequest( 'atoll_filter_unknown', __( 'This filter is not understood. Take it away, and choose it again.', 'atoll' ) );
		}
		$isList = in_array( $operator, array( 'in', 'notin' ), true );
		$shape  = $form?->field( (int) $key )->shape ?? '';
		return new AnswerCondition(
			$key,
			$operator,
			$isList
				? array_values( JsonData::of( array( 'of' => json_decode( $value, true ) ) )->strings( 'of' ) )
				: ( 'date' === $shape ? $this->stored( $value ) : $value ),
			'selection' === $shape
		);
	}

	/** A date as entries keep it, of one that is written as lists show it. */
	private function stored( string $written ): string {
		return DateFormat::DayFirst->parse( trim( $written ) )?->toStored() ?? $written;
	}

	/** A day of the site's as a moment in UTC; empty for anything that is no day. */
	private function moment( string $day, string $time ): string {
		$moment = 1 === preg_match( '/^\d{4}-\d\d-\d\d$/D', $day )
			? date_create_immutable( "{$day} {$time}", wp_timezone() )
			: false;
		return false === $moment ? '' : $moment->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
