<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Views;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\FormFiles\FormReport;

/** Renders the result for each form of a file as a table. */
final class ImportReports {

	public function __construct( private FormRepository $forms ) {}

	/**
	 * @param list<FormReport> $reports
	 * @param list<int>|null   $chosen  Checked forms, before the import; null after it, when there are no checkboxes.
	 */
	public function table( array $reports, ?array $chosen ): string {
		$hasBox = null !== $chosen;
		$rows   = '';
		foreach ( $reports as $index => $report ) {
			$box   = $hasBox ? self::box( $index, in_array( $index, $chosen, true ) ) : '';
			$rows .= $this->row( $index, $report, $box );
		}
		return sprintf(
			'<table class="widefat striped"><thead><tr>%s<th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
			$hasBox ? self::boxForAll( count( $chosen ) === count( $reports ) ) : '',
			$hasBox
				? esc_html__( 'Form, and what it brings', 'atoll' )
				: esc_html__( 'Form, and what came in', 'atoll' ),
			$rows
		);
	}

	/** Renders the checkbox for all rows, which WordPress' own script for lists handles. */
	private static function boxForAll( bool $isChecked ): string {
		return sprintf(
			'<td class="check-column"><input type="checkbox" id="cb-select-all-1" class="hide-if-no-js"%s><label for="cb-select-all-1"><span class="screen-reader-text">%s</span></label></td>',
			$isChecked ? ' checked' : '',
			esc_html__( 'Select all forms', 'atoll' )
		);
	}

	private static function box( int $index, bool $isChecked ): string {
		return sprintf( '<th scope="row" class="check-column"><input type="checkbox" id="atoll-form-%1$d" name="forms[]" value="%1$d"%2$s></th>', $index, $isChecked ? ' checked' : '' );
	}

	/** @param string $box HTML of the cell with the checkbox; empty for none. */
	private function row( int $index, FormReport $report, string $box ): string {
		$number = $report->number > 0 ? $report->number : $report->came;
		/* translators: %d: number of a form. */
		$numberText = $number > 0 ? ' ' . sprintf( __( '(form %d)', 'atoll' ), $number ) : '';
		$post       = $report->number > 0 ? $this->forms->findAnyOrNull( $report->number )->postId ?? 0 : 0;
		$title      = $report->number > 0
			? sprintf(
				'<a href="%s">%s</a>',
				esc_url( (string) get_edit_post_link( $post, 'raw' ) ),
				esc_html( $report->title )
			)
			: sprintf( '<label for="atoll-form-%d">%s</label>', $index, esc_html( $report->title ) );
		return sprintf(
			'<tr>%s<td><strong>%s</strong>%s%s%s</td></tr>',
			$box,
			$title,
			esc_html( $numberText ),
			$this->fields( $report ),
			$this->outcome( $report )
		);
	}

	/**
	 * Counts the fields in the headline, where it is noticed: in a list, a form that lost half of its fields looks
	 * whole.
	 */
	private function fields( FormReport $report ): string {
		if ( $report->shown === $report->fields ) {
			return '';
		}
		$text = 0 === $report->number
			/* translators: 1: number of fields that visitors will see, 2: number of all fields. */
			? _n( '%1$d of %2$d field will be shown', '%1$d of %2$d fields will be shown', $report->fields, 'atoll' )
			/* translators: 1: number of fields that visitors see, 2: number of all fields. */
			: _n( '%1$d of %2$d field is shown', '%1$d of %2$d fields are shown', $report->fields, 'atoll' );
		return ': <strong>' . esc_html( sprintf( $text, $report->shown, $report->fields ) ) . '</strong>';
	}

	private function outcome( FormReport $report ): string {
		return (
			'' === $report->failure ? '' : $this->warning( __( 'Not imported:', 'atoll' ), array( $report->failure ) )
		)
			. sprintf( '<p>%s</p>', esc_html( implode( ', ', $report->brought ) ) )
			. ( '' === $report->renumbered ? '' : sprintf( '<p>%s</p>', esc_html( $report->renumbered ) ) )
			. $this->warning( __( 'Will be imported as a draft until this is fixed:', 'atoll' ), $report->problems )
			. $this->details( __( 'Kept with the form, not shown', 'atoll' ), $report->kept )
			. $this->details( __( 'Works differently here', 'atoll' ), $report->differences );
	}

	/** @param list<string> $sentences */
	private function warning( string $title, array $sentences ): string {
		return array() === $sentences ? '' : sprintf( '<p><span class="dashicons dashicons-warning" aria-hidden="true"></span> <strong>%s</strong></p>%s', esc_html( $title ), $this->list( $sentences ) );
	}

	/** @param list<string> $sentences */
	private function details( string $title, array $sentences ): string {
		return array() === $sentences
			? ''
			: sprintf(
				'<details><summary>%s (%d)</summary>%s</details>',
				esc_html( $title ),
				count( $sentences ),
				$this->list( $sentences )
			);
	}

	/** @param list<string> $sentences */
	private function list( array $sentences ): string {
		return '<ul class="ul-disc">'
			. implode(
				'',
				array_map(
					static fn( string $sentence ): string => '<li>' . esc_html( $sentence ) . '</li>',
					$sentences
				)
			)
			. '</ul>';
	}
}
