/** What may stand in an invoice of CII D16B, taken from the schemas of UN/CEFACT by `npm run conformance -- schemas`. */
import type { SchemaTable } from './table.ts';

export const CII_TABLE: SchemaTable = {
  elements: {
    AdvancePayment: 'ram:SpecifiedAdvancePayment',
    Amount: `
      ram:ActualAmount ram:ActualDiscountAmount ram:ActualPenaltyAmount ram:AllowanceChargeBasisAmount ram:AllowanceTotalAmount
      ram:AppliedAmount ram:AssociatedInvoiceAmount ram:BasisAmount ram:CalculatedAmount ram:ChargeAmount ram:ChargeTotalAmount
      ram:ContentAmount ram:CreditAvailableAmount ram:CreditLimitAmount ram:DeclaredValueForCustomsAmount
      ram:DeclaredValueForStatisticsAmount ram:DepositValueSpecifiedAmount ram:DisbursementAmount ram:DuePayableAmount
      ram:GrandTotalAmount ram:GrossLineTotalAmount ram:InformationAmount ram:InsurancePremiumAmount ram:InvoiceAmount
      ram:LineTotalAmount ram:LineTotalBasisAmount ram:NetIncludingTaxesLineTotalAmount ram:NetLineTotalAmount ram:PaidAmount
      ram:PartialPaymentAmount ram:ProductValueExcludingTobaccoTaxInformationAmount ram:ProductWeightLossInformationAmount
      ram:RetailValueExcludingTaxInformationAmount ram:RoundingAmount ram:TaxBasisTotalAmount ram:TaxTotalAmount
      ram:TotalAdjustmentAmount ram:TotalAllowanceChargeAmount ram:TotalChargeAmount ram:TotalDepositFeeInformationAmount
      ram:TotalDiscountAmount ram:TotalPrepaidAmount ram:TotalRetailValueInformationAmount ram:UnitBasisAmount`,
    AppliedAllowanceCharge: 'ram:RelatedAppliedAllowanceCharge',
    AppliedTax: 'ram:CategoryAppliedTax',
    AvailablePeriod: 'ram:OrderingAvailablePeriod',
    BasicWorkItem: 'ram:ItemBasicWorkItem ram:SubordinateBasicWorkItem',
    BinaryObject: `
      ram:AttachmentBinaryObject ram:DescriptionBinaryObject ram:IncludedBinaryObject ram:ReferenceFileBinaryObject`,
    BranchFinancialInstitution: 'ram:SubDivisionBranchFinancialInstitution',
    CalculatedPrice: 'ram:TotalCalculatedPrice ram:UnitCalculatedPrice',
    Code: `
      ram:AlternativeClassificationCode ram:BarcodeTypeCode ram:CategoryCode ram:CharacterSetCode ram:ChargeCategoryCode
      ram:ClassCode ram:ColourCode ram:ComparisonMethodCode ram:ConditionCode ram:ContentCode ram:ContentTypeCode
      ram:ContractualLanguageCode ram:CreditReasonCode ram:CreditorReferenceTypeCode ram:CurrencyCode ram:DefaultLanguageCode
      ram:DescriptionCode ram:DisposalMethodCode ram:EncodingCode ram:EndItemTypeCode ram:ExemptionReasonCode
      ram:InstructionTypeCode ram:LegalClassificationCode ram:LineStatusReasonCode ram:MIMECode ram:MeasurementMethodCode
      ram:PaymentArrangementCode ram:PaymentMethodCode ram:PostcodeCode ram:PrimaryClassificationCode ram:ReasonCode
      ram:RecyclingDescriptionCode ram:RelationshipTypeCode ram:RequestedActionCode ram:SalesMethodCode ram:SeasonCode
      ram:ServiceCategoryCode ram:StartDateFlexibilityCode ram:StatusCode ram:SubClassCode ram:SubjectCode
      ram:TermsAndConditionsDescriptionCode ram:TotalQuantityClassificationCode ram:TransportPaymentMethodCode ram:TypeCode
      ram:ValueCode`,
    ContactPerson: 'ram:SpecifiedContactPerson',
    CreditorFinancialAccount: 'ram:PayeePartyCreditorFinancialAccount',
    CreditorFinancialInstitution: 'ram:PayeeSpecifiedCreditorFinancialInstitution',
    CrossIndustryInvoice: 'rsm:CrossIndustryInvoice',
    Date: 'ram:ExpiryDate ram:TaxPointDate',
    DateTime: `
      ram:ActualDateTime ram:BasisDateTime ram:BestBeforeDateTime ram:ChangedDateTime ram:CompleteDateTime ram:ContentDateTime
      ram:ConversionRateDateTime ram:CreationDateTime ram:DueDateDateTime ram:EarliestOccurrenceDateTime ram:EndDateTime
      ram:ExpiryDateTime ram:InvoiceDateTime ram:IssueDateTime ram:LatestOccurrenceDateTime ram:NextInvoiceDateTime
      ram:OccurrenceDateTime ram:RevisionDateTime ram:SellByDateTime ram:StartDateTime ram:ValidFromDateTime ram:ValueDateTime`,
    DateType_udt_DateString: 'qdt:DateTimeString udt:DateString udt:DateTimeString udt:IndicatorString',
    DebtorFinancialAccount: 'ram:PayerPartyDebtorFinancialAccount',
    DebtorFinancialInstitution: 'ram:PayerSpecifiedDebtorFinancialInstitution',
    DeliveryAdjustment: 'ram:SpecifiedDeliveryAdjustment',
    DisposalInstructions: 'ram:ApplicableDisposalInstructions',
    DocumentContextParameter: `
      ram:ApplicationSpecifiedDocumentContextParameter ram:BIMSpecifiedDocumentContextParameter
      ram:BusinessProcessSpecifiedDocumentContextParameter ram:GuidelineSpecifiedDocumentContextParameter
      ram:MessageStandardSpecifiedDocumentContextParameter ram:ScenarioSpecifiedDocumentContextParameter
      ram:SubsetSpecifiedDocumentContextParameter`,
    DocumentLineDocument: 'ram:AssociatedDocumentLineDocument',
    DocumentVersion: 'ram:SpecifiedDocumentVersion',
    ExchangedDocument: 'rsm:ExchangedDocument',
    ExchangedDocumentContext: 'rsm:ExchangedDocumentContext',
    FinancialAdjustment: 'ram:SpecifiedFinancialAdjustment',
    FinancialInstitutionAddress: 'ram:LocationFinancialInstitutionAddress',
    GeographicalCoordinate: 'ram:PhysicalGeographicalCoordinate',
    GroupedWorkItem: 'ram:ItemGroupedWorkItem',
    HeaderTradeAgreement: 'ram:ApplicableHeaderTradeAgreement',
    HeaderTradeDelivery: 'ram:ApplicableHeaderTradeDelivery',
    HeaderTradeSettlement: 'ram:ApplicableHeaderTradeSettlement',
    ID: `
      ram:AgencyID ram:AustralianBSBID ram:AustrianBankleitzahlID ram:BICID ram:BatchID ram:BuyerAssignedID ram:CHIPSParticipantID
      ram:CHIPSUniversalID ram:CanadianPaymentsAssociationID ram:CityID ram:CountrySubDivisionID ram:CreditorReferenceID
      ram:CreditorReferenceIssuerID ram:DirectDebitMandateID ram:ElementVersionID ram:FedwireRoutingNumberID
      ram:GermanBankleitzahlID ram:GlobalID ram:GlobalSerialID ram:HellenicBankID ram:HongKongBankID ram:IBANID ram:ID
      ram:IndianFinancialSystemID ram:IndustryAssignedID ram:IrishNSCID ram:IssuerAssignedID ram:ItalianDomesticID
      ram:JapanFinancialInstitutionCommonID ram:KanbanID ram:LanguageID ram:LineID ram:ManufacturerAssignedID ram:MarketID
      ram:MaterialID ram:MeasurementMethodID ram:NewZealandNCCID ram:ParentLineID ram:PartID ram:PaymentMeansID ram:PersonID
      ram:PolishNationalClearingID ram:PortugueseNCCID ram:PreviousRevisionID ram:PriceListID ram:PriceListItemID
      ram:ProductGroupID ram:ProprietaryID ram:QueryID ram:ReferenceID ram:RegistrationID ram:RevisionID ram:RussianCentralBankID
      ram:SICID ram:SellerAssignedID ram:SerialID ram:SouthAfricanNCCID ram:SpanishDomesticInterbankingID
      ram:SpecifiedTransactionID ram:SupplierAssignedSerialID ram:SwissBCID ram:SystemID ram:UKSortCodeID ram:URIID ram:VersionID
      ram:WebsiteURIID`,
    Indicator: `
      ram:ChargeIndicator ram:ContinuousIndicator ram:ControlRequirementIndicator ram:CopyIndicator ram:CustomsDutyIndicator
      ram:DiscountIndicator ram:InclusiveIndicator ram:MicrochipIndicator ram:NetPriceIndicator ram:OpenIndicator
      ram:PrepaidIndicator ram:TestIndicator ram:ValueIndicator ram:VariableMeasureIndicator ram:VirtualIndicator`,
    LegalOrganization: 'ram:SpecifiedLegalOrganization',
    LegalRegistration: 'ram:AuthorizedLegalRegistration',
    LineTradeAgreement: 'ram:SpecifiedLineTradeAgreement',
    LineTradeDelivery: 'ram:SpecifiedLineTradeDelivery',
    LineTradeSettlement: 'ram:SpecifiedLineTradeSettlement',
    LogisticsLocation: `
      ram:AppliedFromLogisticsLocation ram:AppliedToLogisticsLocation ram:OccurrenceLogisticsLocation
      ram:PaymentPlaceLogisticsLocation`,
    LogisticsServiceCharge: 'ram:SpecifiedLogisticsServiceCharge',
    LogisticsTransportEquipment: 'ram:UtilizedLogisticsTransportEquipment',
    LogisticsTransportMeans: 'ram:UsedLogisticsTransportMeans',
    LogisticsTransportMovement: 'ram:SpecifiedLogisticsTransportMovement',
    MaterialGoodsCharacteristic: 'ram:ApplicableMaterialGoodsCharacteristic',
    Measure: `
      ram:AbsolutePresenceVolumeMeasure ram:AbsolutePresenceWeightMeasure ram:AltitudeMeasure ram:AreaDensityMeasure
      ram:BasisPeriodMeasure ram:DiameterMeasure ram:DrainedNetWeightMeasure ram:DurationMeasure ram:GrossVolumeMeasure
      ram:GrossWeightMeasure ram:HeightMeasure ram:LatitudeMeasure ram:LengthMeasure ram:LoadingLengthMeasure ram:LongitudeMeasure
      ram:MaximumStackabilityWeightMeasure ram:NetWeightMeasure ram:SettlementPeriodMeasure ram:SizeMeasure
      ram:TheoreticalWeightMeasure ram:ValueMeasure ram:WeightMeasure ram:WidthMeasure`,
    Note: 'ram:IncludedNote ram:InformationNote ram:SpecifiedNote',
    PackagingMarking: 'ram:SpecifiedPackagingMarking',
    ProcuringProject: 'ram:SpecifiedProcuringProject',
    ProductCharacteristic: 'ram:ApplicableProductCharacteristic ram:ClassProductCharacteristic',
    ProductCharacteristicCondition: 'ram:ApplicableProductCharacteristicCondition',
    ProductClassification: 'ram:DesignatedProductClassification',
    Quantity: `
      ram:ActualQuantity ram:BasisQuantity ram:BilledQuantity ram:ChargeFreeQuantity ram:ContentLayerQuantity
      ram:CustomerFacingTotalUnitQuantity ram:DespatchedQuantity ram:LayerTotalUnitQuantity ram:MaximumQuantity
      ram:MaximumStackabilityQuantity ram:MinimumQuantity ram:PackageQuantity ram:PerPackageUnitQuantity ram:ProductUnitQuantity
      ram:ReceivedQuantity ram:RequestedQuantity ram:TariffQuantity ram:TotalQuantity ram:UnitQuantity`,
    Rate: `
      ram:ActualQuantityPercent ram:CalculatedRate ram:CalculationPercent ram:CalculationSequenceNumeric ram:ConversionRate
      ram:IndexValue ram:InterestRatePercent ram:OrderUnitConversionFactorNumeric ram:PartialPaymentPercent
      ram:ProportionalConstituentPercent ram:RateApplicablePercent ram:SequenceNumeric ram:SourceUnitBasisNumeric
      ram:TargetUnitBaseNumeric ram:TaxBasisAllowanceRate ram:VerificationNumeric`,
    RecordedStatus: 'ram:ChangedRecordedStatus',
    ReferencePrice: 'ram:TradeComparisonReferencePrice',
    ReferencedDocument: `
      ram:AdditionalReferenceReferencedDocument ram:AdditionalReferencedDocument ram:AssociatedReferencedDocument
      ram:BuyerOrderReferencedDocument ram:CertificationEvidenceReferenceReferencedDocument ram:ConsumptionReportReferencedDocument
      ram:ContractReferencedDocument ram:DeliveryNoteReferencedDocument ram:DemandForecastReferencedDocument
      ram:DespatchAdviceReferencedDocument ram:FactoringAgreementReferencedDocument ram:FactoringListReferencedDocument
      ram:InspectionReferenceReferencedDocument ram:InvoiceReferenceReferencedDocument ram:InvoiceReferencedDocument
      ram:LetterOfCreditReferencedDocument ram:MSDSReferenceReferencedDocument ram:OrderResponseReferencedDocument
      ram:PackingListReferencedDocument ram:PriceListReferencedDocument ram:ProFormaInvoiceReferencedDocument
      ram:PromotionalDealReferencedDocument ram:PurchaseConditionsReferencedDocument ram:QuotationReferencedDocument
      ram:ReceivingAdviceReferencedDocument ram:RequisitionerReferencedDocument ram:SellerOrderReferencedDocument
      ram:SupplyInstructionReferencedDocument ram:TransportContractReferencedDocument ram:UltimateCustomerOrderReferencedDocument`,
    ReferencedProduct: 'ram:IncludedReferencedProduct ram:SpecifiedReferencedProduct',
    ReferencedStandard: 'ram:ApplicableReferencedStandard',
    RegisteredTax: 'ram:AssociatedRegisteredTax',
    ReturnableAssetInstructions: 'ram:ApplicableReturnableAssetInstructions',
    SpatialDimension: `
      ram:LinearSpatialDimension ram:MaximumLinearSpatialDimension ram:MinimumLinearSpatialDimension`,
    SpecificationQuery: 'ram:RequestingSpecificationQuery',
    SpecificationResponse: 'ram:RespondingSpecificationResponse',
    SpecifiedBinaryFile: `
      ram:AttachedSpecifiedBinaryFile ram:CreationSpecifiedBinaryFile ram:LogoAssociatedSpecifiedBinaryFile
      ram:PresentationSpecifiedBinaryFile ram:ReaderSpecifiedBinaryFile ram:ReferencedSpecifiedBinaryFile
      ram:ValueSpecifiedBinaryFile`,
    SpecifiedMarketplace: 'ram:IncludedSpecifiedMarketplace',
    SpecifiedPeriod: `
      ram:AccessAvailabilitySpecifiedPeriod ram:BillingSpecifiedPeriod ram:DepositValueValiditySpecifiedPeriod
      ram:EffectiveSpecifiedPeriod ram:OccurrenceSpecifiedPeriod ram:ValiditySpecifiedPeriod`,
    SubordinateLineTradeAgreement: 'ram:SpecifiedSubordinateLineTradeAgreement',
    SubordinateLineTradeDelivery: 'ram:SpecifiedSubordinateLineTradeDelivery',
    SubordinateLineTradeSettlement: 'ram:SpecifiedSubordinateLineTradeSettlement',
    SubordinateTradeLineItem: 'ram:IncludedSubordinateTradeLineItem',
    SupplyChainConsignment: 'ram:RelatedSupplyChainConsignment',
    SupplyChainConsignmentItem: 'ram:IncludedSupplyChainConsignmentItem',
    SupplyChainEvent: `
      ram:ActualDeliverySupplyChainEvent ram:ActualDespatchSupplyChainEvent ram:ActualPickUpSupplyChainEvent
      ram:ActualReceiptSupplyChainEvent ram:PackagingSupplyChainEvent ram:PreviousDeliverySupplyChainEvent
      ram:ProductionSupplyChainEvent ram:RequestedDeliverySupplyChainEvent`,
    SupplyChainPackaging: 'ram:IncludedSupplyChainPackaging',
    SupplyChainTradeLineItem: 'ram:IncludedSupplyChainTradeLineItem',
    SupplyChainTradeTransaction: 'rsm:SupplyChainTradeTransaction',
    TaxRegistration: 'ram:SpecifiedTaxRegistration',
    Text: `
      ram:Abstract ram:Access ram:AccountName ram:AdditionalStreetName ram:AllowanceCharge ram:AttentionOf ram:AuthorName
      ram:BrandName ram:BuildingName ram:BuildingNumber ram:BuyerReference ram:CalculationBasis ram:CardholderName ram:CareOf
      ram:CategoryName ram:ChangeReason ram:ChangerName ram:CityName ram:CitySubDivisionName ram:ClassName ram:ClearingSystemName
      ram:ColourDescription ram:Comment ram:CompleteNumber ram:Content ram:CostReferenceDimensionPattern ram:CountryName
      ram:CountrySubDivisionName ram:CreditReason ram:CreditorReferenceType ram:DepartmentName ram:Description ram:Designation
      ram:EndItemName ram:ExemptionReason ram:FamilyName ram:FileName ram:GivenName ram:Identification ram:Index ram:Information
      ram:InvoiceIssuerReference ram:IssuingCompanyName ram:JobTitle ram:Jurisdiction ram:LineFive ram:LineFour ram:LineOne
      ram:LineThree ram:LineTwo ram:MiddleName ram:Mode ram:Name ram:PaymentReference ram:PersonName ram:PostOfficeBox ram:Purpose
      ram:Reason ram:RecyclingProcedure ram:Reference ram:Responsibility ram:SectionName ram:StreetName ram:SubBrandName
      ram:Subject ram:SystemName ram:TermsAndConditionsDescription ram:Title ram:TradeName ram:TradingBusinessName ram:Type
      ram:UseDescription ram:Value`,
    TradeAccountingAccount: `
      ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount
      ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount ram:PayableSpecifiedTradeAccountingAccount
      ram:PurchaseSpecifiedTradeAccountingAccount ram:ReceivableSpecifiedTradeAccountingAccount
      ram:SalesSpecifiedTradeAccountingAccount ram:SellerPayableTaxSpecifiedTradeAccountingAccount
      ram:SellerRefundableTaxSpecifiedTradeAccountingAccount ram:SpecifiedTradeAccountingAccount`,
    TradeAddress: 'ram:PostalTradeAddress',
    TradeAllowanceCharge: 'ram:AppliedTradeAllowanceCharge ram:SpecifiedTradeAllowanceCharge',
    TradeContact: 'ram:DefinedTradeContact',
    TradeCountry: 'ram:OriginTradeCountry ram:ServiceSupplyTradeCountry',
    TradeCountrySubDivision: 'ram:SubordinateTradeCountrySubDivision',
    TradeCurrencyExchange: `
      ram:ActualTradeCurrencyExchange ram:InvoiceApplicableTradeCurrencyExchange ram:PaymentApplicableTradeCurrencyExchange
      ram:TaxApplicableTradeCurrencyExchange`,
    TradeDeliveryTerms: 'ram:ApplicableTradeDeliveryTerms',
    TradeLocation: 'ram:DeliveryTradeLocation ram:PlaceApplicableTradeLocation ram:RelevantTradeLocation',
    TradeParty: `
      ram:BrandOwnerTradeParty ram:BuyerAgentTradeParty ram:BuyerAssignedAccountantTradeParty ram:BuyerRequisitionerTradeParty
      ram:BuyerTaxRepresentativeTradeParty ram:BuyerTradeParty ram:CarrierTradeParty ram:ClaimRelatedTradeParty
      ram:ConsigneeTradeParty ram:ConsignorTradeParty ram:CustomsExportAgentTradeParty ram:CustomsImportAgentTradeParty
      ram:DeliveryTradeParty ram:FreightForwarderTradeParty ram:GroupingCentreTradeParty ram:InvoiceeTradeParty
      ram:InvoicerTradeParty ram:IssuerTradeParty ram:ItemBuyerTradeParty ram:ItemSellerTradeParty ram:LegalRightsOwnerTradeParty
      ram:ManufacturerTradeParty ram:OwnerTradeParty ram:PayeeTradeParty ram:PayerTradeParty ram:ProductEndUserTradeParty
      ram:SalesAgentTradeParty ram:SellerAssignedAccountantTradeParty ram:SellerTaxRepresentativeTradeParty ram:SellerTradeParty
      ram:ShipFromTradeParty ram:ShipToTradeParty ram:UltimatePayeeTradeParty ram:UltimateShipToTradeParty`,
    TradePaymentDiscountTerms: 'ram:ApplicableTradePaymentDiscountTerms',
    TradePaymentPenaltyTerms: 'ram:ApplicableTradePaymentPenaltyTerms',
    TradePaymentTerms: 'ram:SpecifiedTradePaymentTerms',
    TradePrice: 'ram:GrossPriceProductTradePrice ram:NetPriceProductTradePrice',
    TradeProduct: 'ram:ApplicableTradeProduct ram:SpecifiedTradeProduct',
    TradeProductInstance: 'ram:IndividualTradeProductInstance',
    TradeSettlementFinancialCard: `
      ram:ApplicableTradeSettlementFinancialCard ram:SpecifiedTradeSettlementFinancialCard`,
    TradeSettlementHeaderMonetarySummation: 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    TradeSettlementLineMonetarySummation: 'ram:SpecifiedTradeSettlementLineMonetarySummation',
    TradeSettlementPaymentMeans: 'ram:SpecifiedTradeSettlementPaymentMeans',
    TradeTax: `
      ram:ApplicableTradeTax ram:AppliedTradeTax ram:CategoryTradeTax ram:IncludedTradeTax ram:SubtotalCalculatedTradeTax`,
    TransportCargo: 'ram:NatureIdentificationTransportCargo',
    UniversalCommunication: `
      ram:DirectTelephoneUniversalCommunication ram:EmailURIUniversalCommunication ram:EndPointURIUniversalCommunication
      ram:FaxUniversalCommunication ram:InstantMessagingUniversalCommunication ram:MobileTelephoneUniversalCommunication
      ram:TelephoneUniversalCommunication ram:TelexUniversalCommunication ram:URIUniversalCommunication
      ram:VOIPUniversalCommunication`,
    ValuationBreakdownStatement: 'rsm:ValuationBreakdownStatement',
    WorkItemComplexDescription: 'ram:ActualWorkItemComplexDescription ram:SubsetWorkItemComplexDescription',
    WorkItemDimension: 'ram:ActualQuantityWorkItemDimension ram:ComponentWorkItemDimension',
    WorkItemQuantityAnalysis: `
      ram:BreakdownWorkItemQuantityAnalysis ram:TotalQuantityWorkItemQuantityAnalysis`,
    boolean: 'udt:Indicator',
    date: 'udt:Date',
    dateTime: 'udt:DateTime',
    qdt_CountryID: 'ram:CountryID',
    qdt_FormattedDateTime: `
      ram:FormattedCancellationAnnouncedLaunchDateTime ram:FormattedIssueDateTime ram:FormattedLatestProductDataChangeDateTime
      ram:FormattedReceivedDateTime`,
    qdt_GoodsTypeCode: `
      ram:CalculationBasisCode ram:CharacteristicCode ram:DueDateTypeCode ram:ModeCode ram:OperationalCategoryCode
      ram:PayingPartyRoleCode ram:PaymentChannelCode ram:ReferenceTypeCode ram:RoleCode ram:StageCode
      ram:StatisticalClassificationCode ram:TariffClassCode ram:TypeExtensionCode ram:UsedCapacityCode`,
    qdt_PriceTypeCode: 'ram:DeliveryTypeCode ram:FromEventCode ram:GuaranteeMethodCode',
    qdt_TaxTypeCode: `
      ram:AmountTypeCode ram:AutomaticDataCaptureMethodTypeCode ram:ChannelCode ram:DefaultCurrencyCode ram:InvoiceCurrencyCode
      ram:LineStatusCode ram:PaymentCurrencyCode ram:PurposeCode ram:SetTriggerCode ram:SourceCurrencyCode ram:TargetCurrencyCode
      ram:TaxCurrencyCode`,
  },
  groups: {
    CrossIndustryInvoice: `
      rsm:ExchangedDocumentContext rsm:ExchangedDocument rsm:SupplyChainTradeTransaction rsm:ValuationBreakdownStatement?`,
    ExchangedDocumentContext: `
      ram:SpecifiedTransactionID? ram:TestIndicator? ram:BusinessProcessSpecifiedDocumentContextParameter*
      ram:BIMSpecifiedDocumentContextParameter* ram:ScenarioSpecifiedDocumentContextParameter*
      ram:ApplicationSpecifiedDocumentContextParameter* ram:GuidelineSpecifiedDocumentContextParameter*
      ram:SubsetSpecifiedDocumentContextParameter* ram:MessageStandardSpecifiedDocumentContextParameter?`,
    Indicator: '| udt:IndicatorString udt:Indicator',
    DocumentContextParameter: 'ram:ID? ram:Value? ram:SpecifiedDocumentVersion?',
    DocumentVersion: 'ram:ID? ram:Name? ram:IssueDateTime?',
    DateTime: '| udt:DateTimeString udt:DateTime',
    ExchangedDocument: `
      ram:ID ram:Name* ram:TypeCode?~qdt_DocumentCode ram:IssueDateTime ram:CopyIndicator? ram:Purpose?
      ram:ControlRequirementIndicator? ram:LanguageID* ram:PurposeCode? ram:RevisionDateTime? ram:VersionID? ram:GlobalID?
      ram:RevisionID? ram:PreviousRevisionID? ram:CategoryCode? ram:IncludedNote* ram:EffectiveSpecifiedPeriod?
      ram:IssuerTradeParty?`,
    Note: 'ram:Subject? ram:ContentCode? ram:Content* ram:SubjectCode? ram:ID?',
    SpecifiedPeriod: `
      ram:DurationMeasure* ram:InclusiveIndicator? ram:Description* ram:StartDateTime? ram:EndDateTime? ram:CompleteDateTime?
      ram:OpenIndicator? ram:SeasonCode? ram:ID? ram:Name* ram:SequenceNumeric? ram:StartDateFlexibilityCode?
      ram:ContinuousIndicator? ram:PurposeCode?~Code`,
    TradeParty: `
      ram:ID* ram:GlobalID* ram:Name? ram:RoleCode* ram:Description* ram:SpecifiedLegalOrganization? ram:DefinedTradeContact*
      ram:PostalTradeAddress? ram:URIUniversalCommunication* ram:SpecifiedTaxRegistration* ram:EndPointURIUniversalCommunication?
      ram:LogoAssociatedSpecifiedBinaryFile*`,
    LegalOrganization: `
      ram:LegalClassificationCode? ram:Name? ram:ID? ram:TradingBusinessName? ram:PostalTradeAddress?
      ram:AuthorizedLegalRegistration*`,
    TradeAddress: `
      ram:ID? ram:PostcodeCode? ram:PostOfficeBox? ram:BuildingName? ram:LineOne? ram:LineTwo? ram:LineThree? ram:LineFour?
      ram:LineFive? ram:StreetName? ram:CityName? ram:CitySubDivisionName? ram:CountryID? ram:CountryName*
      ram:CountrySubDivisionID? ram:CountrySubDivisionName* ram:AttentionOf? ram:CareOf? ram:BuildingNumber? ram:DepartmentName?
      ram:AdditionalStreetName?`,
    LegalRegistration: 'ram:TypeCode? ram:ID?',
    TradeContact: `
      ram:ID? ram:PersonName? ram:DepartmentName? ram:TypeCode?~qdt_TaxTypeCode ram:JobTitle? ram:Responsibility? ram:PersonID*
      ram:TelephoneUniversalCommunication? ram:DirectTelephoneUniversalCommunication? ram:MobileTelephoneUniversalCommunication?
      ram:FaxUniversalCommunication? ram:EmailURIUniversalCommunication? ram:TelexUniversalCommunication?
      ram:VOIPUniversalCommunication? ram:InstantMessagingUniversalCommunication? ram:SpecifiedNote* ram:SpecifiedContactPerson?`,
    UniversalCommunication: 'ram:URIID? ram:ChannelCode? ram:CompleteNumber?',
    ContactPerson: 'ram:GivenName? ram:MiddleName? ram:FamilyName?',
    TaxRegistration: 'ram:ID? ram:AssociatedRegisteredTax?',
    RegisteredTax: `
      ram:TypeCode? ram:ExemptionReasonCode? ram:ExemptionReason* ram:CurrencyCode? ram:Jurisdiction* ram:Description*
      ram:CustomsDutyIndicator?`,
    SpecifiedBinaryFile: `
      ram:ID* ram:Title* ram:AuthorName* ram:VersionID? ram:FileName? ram:URIID? ram:MIMECode? ram:EncodingCode?
      ram:CharacterSetCode? ram:IncludedBinaryObject* ram:Access* ram:Description* ram:SizeMeasure?
      ram:AccessAvailabilitySpecifiedPeriod?`,
    SupplyChainTradeTransaction: `
      ram:IncludedSupplyChainTradeLineItem* ram:ApplicableHeaderTradeAgreement ram:ApplicableHeaderTradeDelivery
      ram:ApplicableHeaderTradeSettlement`,
    SupplyChainTradeLineItem: `
      ram:DescriptionCode? ram:AssociatedDocumentLineDocument ram:SpecifiedTradeProduct? ram:SpecifiedLineTradeAgreement?
      ram:SpecifiedLineTradeDelivery? ram:SpecifiedLineTradeSettlement ram:IncludedSubordinateTradeLineItem*`,
    DocumentLineDocument: `
      ram:LineID? ram:ParentLineID? ram:LineStatusCode? ram:LineStatusReasonCode? ram:IncludedNote*`,
    TradeProduct: `
      ram:ID? ram:GlobalID? ram:SellerAssignedID? ram:BuyerAssignedID? ram:ManufacturerAssignedID? ram:Name* ram:TradeName?
      ram:Description? ram:TypeCode? ram:NetWeightMeasure? ram:GrossWeightMeasure? ram:ProductGroupID* ram:EndItemTypeCode*
      ram:EndItemName* ram:AreaDensityMeasure? ram:UseDescription* ram:BrandName? ram:SubBrandName? ram:DrainedNetWeightMeasure?
      ram:VariableMeasureIndicator? ram:ColourCode? ram:ColourDescription* ram:Designation*
      ram:FormattedCancellationAnnouncedLaunchDateTime? ram:FormattedLatestProductDataChangeDateTime?
      ram:ApplicableProductCharacteristic* ram:ApplicableMaterialGoodsCharacteristic* ram:DesignatedProductClassification*
      ram:IndividualTradeProductInstance* ram:CertificationEvidenceReferenceReferencedDocument*
      ram:InspectionReferenceReferencedDocument* ram:OriginTradeCountry? ram:LinearSpatialDimension?
      ram:MinimumLinearSpatialDimension? ram:MaximumLinearSpatialDimension? ram:ManufacturerTradeParty?
      ram:PresentationSpecifiedBinaryFile* ram:MSDSReferenceReferencedDocument? ram:AdditionalReferenceReferencedDocument*
      ram:LegalRightsOwnerTradeParty? ram:BrandOwnerTradeParty? ram:IncludedReferencedProduct* ram:InformationNote*`,
    qdt_FormattedDateTime: 'qdt:DateTimeString',
    ProductCharacteristic: `
      ram:ID* ram:TypeCode? ram:Description* ram:ValueMeasure? ram:MeasurementMethodCode? ram:Value* ram:ValueCode?
      ram:ValueDateTime? ram:ValueIndicator? ram:ContentTypeCode? ram:ValueSpecifiedBinaryFile?
      ram:ApplicableProductCharacteristicCondition* ram:ApplicableReferencedStandard?`,
    ProductCharacteristicCondition: 'ram:TypeCode? ram:Name* ram:ValueMeasure?',
    ReferencedStandard: 'ram:ID? ram:VersionID? ram:ElementVersionID? ram:URIID? ram:PartID? ram:AgencyID?',
    MaterialGoodsCharacteristic: `
      ram:Description* ram:TypeCode? ram:ProportionalConstituentPercent? ram:AbsolutePresenceWeightMeasure?
      ram:AbsolutePresenceVolumeMeasure?`,
    ProductClassification: `
      ram:SystemID? ram:SystemName* ram:ClassCode? ram:ClassName* ram:SubClassCode? ram:ClassProductCharacteristic*
      ram:ApplicableReferencedStandard?`,
    TradeProductInstance: `
      ram:GlobalSerialID? ram:BatchID? ram:KanbanID? ram:SupplierAssignedSerialID? ram:BestBeforeDateTime? ram:ExpiryDateTime?
      ram:SellByDateTime? ram:SerialID* ram:RegistrationID* ram:ProductionSupplyChainEvent? ram:PackagingSupplyChainEvent?
      ram:ApplicableMaterialGoodsCharacteristic* ram:ApplicableProductCharacteristic*`,
    SupplyChainEvent: `
      ram:ID? ram:OccurrenceDateTime? ram:TypeCode? ram:Description* ram:DescriptionBinaryObject* ram:UnitQuantity?
      ram:LatestOccurrenceDateTime? ram:EarliestOccurrenceDateTime? ram:OccurrenceSpecifiedPeriod? ram:OccurrenceLogisticsLocation?`,
    LogisticsLocation: `
      ram:ID? ram:Name* ram:TypeCode? ram:Description* ram:PhysicalGeographicalCoordinate? ram:PostalTradeAddress?`,
    GeographicalCoordinate: 'ram:AltitudeMeasure? ram:LatitudeMeasure? ram:LongitudeMeasure? ram:SystemID?',
    ReferencedDocument: `
      ram:IssuerAssignedID? ram:URIID? ram:StatusCode?~qdt_GoodsTypeCode ram:CopyIndicator? ram:LineID?
      ram:TypeCode?~qdt_DocumentCode ram:GlobalID? ram:RevisionID? ram:Name* ram:AttachmentBinaryObject* ram:Information*
      ram:ReferenceTypeCode? ram:SectionName* ram:PreviousRevisionID* ram:FormattedIssueDateTime? ram:EffectiveSpecifiedPeriod?
      ram:IssuerTradeParty? ram:AttachedSpecifiedBinaryFile*`,
    TradeCountry: 'ram:ID?~qdt_CountryID ram:Name* ram:SubordinateTradeCountrySubDivision*',
    TradeCountrySubDivision: 'ram:ID? ram:Name*',
    SpatialDimension: `
      ram:ValueMeasure? ram:TypeCode?~qdt_GoodsTypeCode ram:Description* ram:WidthMeasure? ram:LengthMeasure? ram:HeightMeasure?
      ram:ID? ram:DiameterMeasure?`,
    ReferencedProduct: `
      ram:ID* ram:GlobalID* ram:SellerAssignedID? ram:BuyerAssignedID? ram:ManufacturerAssignedID* ram:IndustryAssignedID*
      ram:Name* ram:Description* ram:RelationshipTypeCode* ram:UnitQuantity*`,
    LineTradeAgreement: `
      ram:BuyerReference? ram:BuyerRequisitionerTradeParty* ram:ApplicableTradeDeliveryTerms? ram:SellerOrderReferencedDocument?
      ram:BuyerOrderReferencedDocument? ram:QuotationReferencedDocument? ram:ContractReferencedDocument?
      ram:DemandForecastReferencedDocument? ram:PromotionalDealReferencedDocument? ram:AdditionalReferencedDocument*
      ram:GrossPriceProductTradePrice? ram:NetPriceProductTradePrice? ram:RequisitionerReferencedDocument*
      ram:ItemSellerTradeParty? ram:ItemBuyerTradeParty? ram:IncludedSpecifiedMarketplace?
      ram:UltimateCustomerOrderReferencedDocument*`,
    TradeDeliveryTerms: 'ram:DeliveryTypeCode? ram:Description* ram:RelevantTradeLocation?',
    TradeLocation: 'ram:CountryID? ram:CountryName? ram:ID? ram:Name?',
    TradePrice: `
      ram:TypeCode?~qdt_PriceTypeCode ram:ChargeAmount+ ram:BasisQuantity? ram:MinimumQuantity? ram:MaximumQuantity?
      ram:ChangeReason* ram:OrderUnitConversionFactorNumeric? ram:AppliedTradeAllowanceCharge* ram:ValiditySpecifiedPeriod?
      ram:IncludedTradeTax* ram:DeliveryTradeLocation* ram:TradeComparisonReferencePrice* ram:AssociatedReferencedDocument*`,
    TradeAllowanceCharge: `
      ram:ChargeIndicator? ram:ID? ram:SequenceNumeric? ram:CalculationPercent? ram:BasisAmount? ram:BasisQuantity?
      ram:PrepaidIndicator? ram:ActualAmount* ram:UnitBasisAmount? ram:ReasonCode?~qdt_TaxTypeCode ram:Reason?
      ram:TypeCode?~qdt_TaxTypeCode ram:CategoryTradeTax* ram:ActualTradeCurrencyExchange?`,
    TradeTax: `
      ram:CalculatedAmount* ram:TypeCode?~qdt_TaxTypeCode ram:ExemptionReason? ram:CalculatedRate? ram:CalculationSequenceNumeric?
      ram:BasisQuantity? ram:BasisAmount* ram:UnitBasisAmount* ram:LineTotalBasisAmount* ram:AllowanceChargeBasisAmount*
      ram:CategoryCode?~qdt_TaxTypeCode ram:CurrencyCode?~qdt_TaxTypeCode ram:Jurisdiction* ram:CustomsDutyIndicator?
      ram:ExemptionReasonCode? ram:TaxBasisAllowanceRate? ram:TaxPointDate? ram:Type? ram:InformationAmount* ram:CategoryName*
      ram:DueDateTypeCode? ram:RateApplicablePercent? ram:SpecifiedTradeAccountingAccount* ram:ServiceSupplyTradeCountry?
      ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount? ram:SellerPayableTaxSpecifiedTradeAccountingAccount?
      ram:SellerRefundableTaxSpecifiedTradeAccountingAccount? ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount?
      ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount? ram:PlaceApplicableTradeLocation*`,
    Date: '| udt:DateString udt:Date',
    TradeAccountingAccount: `
      ram:ID ram:SetTriggerCode? ram:TypeCode?~qdt_TaxTypeCode ram:AmountTypeCode? ram:Name? ram:CostReferenceDimensionPattern?`,
    TradeCurrencyExchange: `
      ram:SourceCurrencyCode ram:SourceUnitBasisNumeric? ram:TargetCurrencyCode ram:TargetUnitBaseNumeric? ram:MarketID?
      ram:ConversionRate ram:ConversionRateDateTime? ram:AssociatedReferencedDocument*`,
    ReferencePrice: 'ram:ChargeAmount? ram:BasisQuantity* ram:NetPriceIndicator* ram:ComparisonMethodCode?',
    SpecifiedMarketplace: `
      ram:ID? ram:Name? ram:VirtualIndicator? ram:WebsiteURIID* ram:SalesMethodCode? ram:OrderingAvailablePeriod*`,
    AvailablePeriod: 'ram:StartDateTime? ram:EndDateTime? ram:Description?',
    LineTradeDelivery: `
      ram:RequestedQuantity? ram:ReceivedQuantity? ram:BilledQuantity? ram:ChargeFreeQuantity? ram:PackageQuantity?
      ram:ProductUnitQuantity? ram:PerPackageUnitQuantity? ram:NetWeightMeasure? ram:GrossWeightMeasure?
      ram:TheoreticalWeightMeasure? ram:DespatchedQuantity? ram:SpecifiedDeliveryAdjustment* ram:IncludedSupplyChainPackaging*
      ram:RelatedSupplyChainConsignment? ram:ShipToTradeParty? ram:UltimateShipToTradeParty? ram:ShipFromTradeParty?
      ram:ActualDespatchSupplyChainEvent? ram:ActualPickUpSupplyChainEvent? ram:RequestedDeliverySupplyChainEvent?
      ram:ActualDeliverySupplyChainEvent? ram:ActualReceiptSupplyChainEvent? ram:AdditionalReferencedDocument*
      ram:DespatchAdviceReferencedDocument? ram:ReceivingAdviceReferencedDocument? ram:DeliveryNoteReferencedDocument?
      ram:ConsumptionReportReferencedDocument? ram:PackingListReferencedDocument?`,
    DeliveryAdjustment: `
      ram:ReasonCode?~qdt_PriceTypeCode ram:Reason* ram:ActualAmount* ram:ActualQuantity? ram:ActualDateTime?`,
    SupplyChainPackaging: `
      ram:TypeCode?~qdt_GoodsTypeCode ram:Type? ram:Description* ram:ConditionCode? ram:DisposalMethodCode* ram:WeightMeasure*
      ram:MaximumStackabilityQuantity? ram:MaximumStackabilityWeightMeasure? ram:CustomerFacingTotalUnitQuantity?
      ram:LayerTotalUnitQuantity? ram:ContentLayerQuantity? ram:LinearSpatialDimension? ram:MinimumLinearSpatialDimension?
      ram:MaximumLinearSpatialDimension? ram:SpecifiedPackagingMarking* ram:ApplicableMaterialGoodsCharacteristic*
      ram:ApplicableDisposalInstructions* ram:ApplicableReturnableAssetInstructions*`,
    PackagingMarking: `
      ram:TypeCode*~qdt_TaxTypeCode ram:Content* ram:ContentDateTime? ram:ContentAmount* ram:BarcodeTypeCode* ram:ContentCode*
      ram:AutomaticDataCaptureMethodTypeCode*`,
    DisposalInstructions: `
      ram:MaterialID? ram:RecyclingDescriptionCode* ram:Description* ram:RecyclingProcedure*`,
    ReturnableAssetInstructions: `
      ram:MaterialID* ram:TermsAndConditionsDescription* ram:TermsAndConditionsDescriptionCode? ram:DepositValueSpecifiedAmount*
      ram:DepositValueValiditySpecifiedPeriod?`,
    SupplyChainConsignment: `
      ram:GrossWeightMeasure* ram:NetWeightMeasure* ram:GrossVolumeMeasure* ram:InsurancePremiumAmount?
      ram:AssociatedInvoiceAmount* ram:TotalChargeAmount? ram:DeclaredValueForCustomsAmount? ram:PackageQuantity?
      ram:ConsignorTradeParty? ram:ConsigneeTradeParty? ram:CarrierTradeParty? ram:FreightForwarderTradeParty?
      ram:DeliveryTradeParty? ram:CustomsImportAgentTradeParty? ram:CustomsExportAgentTradeParty? ram:GroupingCentreTradeParty*
      ram:TransportContractReferencedDocument? ram:AssociatedReferencedDocument* ram:IncludedSupplyChainConsignmentItem*
      ram:UtilizedLogisticsTransportEquipment* ram:SpecifiedLogisticsTransportMovement*`,
    SupplyChainConsignmentItem: `
      ram:TypeCode?~qdt_GoodsTypeCode ram:TypeExtensionCode? ram:DeclaredValueForCustomsAmount?
      ram:DeclaredValueForStatisticsAmount? ram:InvoiceAmount* ram:GrossWeightMeasure? ram:NetWeightMeasure? ram:TariffQuantity?
      ram:NatureIdentificationTransportCargo?`,
    TransportCargo: `
      ram:TypeCode?~qdt_GoodsTypeCode ram:Identification? ram:OperationalCategoryCode? ram:StatisticalClassificationCode?`,
    LogisticsTransportEquipment: `
      ram:ID? ram:LoadingLengthMeasure? ram:CategoryCode?~qdt_GoodsTypeCode ram:CharacteristicCode? ram:UsedCapacityCode?
      ram:LinearSpatialDimension?`,
    LogisticsTransportMovement: 'ram:StageCode? ram:ModeCode? ram:Mode? ram:UsedLogisticsTransportMeans?',
    LogisticsTransportMeans: `
      ram:TypeCode?~qdt_GoodsTypeCode ram:Type? ram:ID? ram:Name? ram:OwnerTradeParty?`,
    LineTradeSettlement: `
      ram:PaymentReference* ram:InvoiceIssuerReference? ram:TotalAdjustmentAmount? ram:DiscountIndicator? ram:ApplicableTradeTax*
      ram:BillingSpecifiedPeriod? ram:SpecifiedTradeAllowanceCharge* ram:SubtotalCalculatedTradeTax*
      ram:SpecifiedLogisticsServiceCharge* ram:SpecifiedTradePaymentTerms* ram:SpecifiedTradeSettlementLineMonetarySummation?
      ram:SpecifiedFinancialAdjustment* ram:InvoiceReferencedDocument? ram:AdditionalReferencedDocument*
      ram:PayableSpecifiedTradeAccountingAccount* ram:ReceivableSpecifiedTradeAccountingAccount*
      ram:PurchaseSpecifiedTradeAccountingAccount* ram:SalesSpecifiedTradeAccountingAccount*
      ram:SpecifiedTradeSettlementFinancialCard?`,
    LogisticsServiceCharge: `
      ram:ID?~qdt_CountryID ram:Description* ram:PaymentArrangementCode? ram:TariffClassCode? ram:ChargeCategoryCode?
      ram:ServiceCategoryCode? ram:DisbursementAmount* ram:AppliedAmount* ram:AllowanceCharge? ram:PayingPartyRoleCode?
      ram:CalculationBasisCode? ram:CalculationBasis? ram:TransportPaymentMethodCode? ram:PaymentPlaceLogisticsLocation?
      ram:AppliedFromLogisticsLocation? ram:AppliedToLogisticsLocation? ram:AppliedTradeTax*`,
    TradePaymentTerms: `
      ram:ID?~qdt_CountryID ram:FromEventCode? ram:SettlementPeriodMeasure? ram:Description* ram:DueDateDateTime?
      ram:TypeCode?~qdt_GoodsTypeCode ram:InstructionTypeCode? ram:DirectDebitMandateID* ram:PartialPaymentPercent?
      ram:PaymentMeansID* ram:PartialPaymentAmount* ram:ApplicableTradePaymentPenaltyTerms?
      ram:ApplicableTradePaymentDiscountTerms? ram:PayeeTradeParty*`,
    TradePaymentPenaltyTerms: `
      ram:BasisDateTime? ram:BasisPeriodMeasure? ram:BasisAmount? ram:CalculationPercent? ram:ActualPenaltyAmount?`,
    TradePaymentDiscountTerms: `
      ram:BasisDateTime? ram:BasisPeriodMeasure? ram:BasisAmount? ram:CalculationPercent? ram:ActualDiscountAmount?`,
    TradeSettlementLineMonetarySummation: `
      ram:LineTotalAmount* ram:ChargeTotalAmount* ram:AllowanceTotalAmount* ram:TaxBasisTotalAmount* ram:TaxTotalAmount*
      ram:GrandTotalAmount* ram:InformationAmount* ram:TotalAllowanceChargeAmount* ram:TotalRetailValueInformationAmount*
      ram:GrossLineTotalAmount* ram:NetLineTotalAmount* ram:NetIncludingTaxesLineTotalAmount*
      ram:ProductWeightLossInformationAmount*`,
    FinancialAdjustment: `
      ram:ReasonCode? ram:Reason* ram:ActualAmount* ram:ActualQuantity? ram:ActualDateTime? ram:ClaimRelatedTradeParty?
      ram:InvoiceReferenceReferencedDocument?`,
    TradeSettlementFinancialCard: `
      ram:MicrochipIndicator? ram:ID? ram:TypeCode? ram:CardholderName? ram:ExpiryDate? ram:VerificationNumeric?
      ram:ValidFromDateTime? ram:CreditLimitAmount* ram:CreditAvailableAmount* ram:InterestRatePercent? ram:IssuingCompanyName?
      ram:Description?`,
    SubordinateTradeLineItem: `
      ram:ID* ram:SpecifiedReferencedProduct? ram:ApplicableTradeProduct* ram:SpecifiedSubordinateLineTradeAgreement?
      ram:SpecifiedSubordinateLineTradeDelivery? ram:SpecifiedSubordinateLineTradeSettlement?`,
    SubordinateLineTradeAgreement: `
      ram:SellerOrderReferencedDocument? ram:BuyerOrderReferencedDocument? ram:AdditionalReferencedDocument*
      ram:GrossPriceProductTradePrice? ram:NetPriceProductTradePrice?`,
    SubordinateLineTradeDelivery: `
      ram:PackageQuantity? ram:ProductUnitQuantity? ram:PerPackageUnitQuantity? ram:IncludedSupplyChainPackaging*`,
    SubordinateLineTradeSettlement: 'ram:ApplicableTradeTax?',
    HeaderTradeAgreement: `
      ram:Reference* ram:BuyerReference? ram:SellerTradeParty? ram:BuyerTradeParty? ram:SalesAgentTradeParty?
      ram:BuyerRequisitionerTradeParty* ram:BuyerAssignedAccountantTradeParty? ram:SellerAssignedAccountantTradeParty?
      ram:BuyerTaxRepresentativeTradeParty? ram:SellerTaxRepresentativeTradeParty? ram:ProductEndUserTradeParty?
      ram:ApplicableTradeDeliveryTerms? ram:SellerOrderReferencedDocument? ram:BuyerOrderReferencedDocument?
      ram:QuotationReferencedDocument? ram:OrderResponseReferencedDocument? ram:ContractReferencedDocument?
      ram:DemandForecastReferencedDocument? ram:SupplyInstructionReferencedDocument? ram:PromotionalDealReferencedDocument?
      ram:PriceListReferencedDocument? ram:AdditionalReferencedDocument* ram:RequisitionerReferencedDocument*
      ram:BuyerAgentTradeParty? ram:PurchaseConditionsReferencedDocument* ram:SpecifiedProcuringProject?
      ram:UltimateCustomerOrderReferencedDocument*`,
    ProcuringProject: 'ram:ID ram:Description? ram:Name',
    HeaderTradeDelivery: `
      ram:RelatedSupplyChainConsignment? ram:ShipToTradeParty? ram:UltimateShipToTradeParty? ram:ShipFromTradeParty?
      ram:ActualDespatchSupplyChainEvent? ram:ActualPickUpSupplyChainEvent? ram:ActualDeliverySupplyChainEvent?
      ram:ActualReceiptSupplyChainEvent? ram:AdditionalReferencedDocument* ram:DespatchAdviceReferencedDocument?
      ram:ReceivingAdviceReferencedDocument? ram:DeliveryNoteReferencedDocument? ram:ConsumptionReportReferencedDocument?
      ram:PreviousDeliverySupplyChainEvent* ram:PackingListReferencedDocument?`,
    HeaderTradeSettlement: `
      ram:DuePayableAmount* ram:CreditorReferenceTypeCode* ram:CreditorReferenceType* ram:CreditorReferenceIssuerID*
      ram:CreditorReferenceID? ram:PaymentReference* ram:TaxCurrencyCode? ram:InvoiceCurrencyCode? ram:PaymentCurrencyCode?
      ram:InvoiceIssuerReference? ram:InvoiceDateTime? ram:NextInvoiceDateTime* ram:CreditReasonCode? ram:CreditReason*
      ram:InvoicerTradeParty? ram:InvoiceeTradeParty? ram:PayeeTradeParty? ram:PayerTradeParty?
      ram:TaxApplicableTradeCurrencyExchange? ram:InvoiceApplicableTradeCurrencyExchange?
      ram:PaymentApplicableTradeCurrencyExchange? ram:SpecifiedTradeSettlementPaymentMeans* ram:ApplicableTradeTax*
      ram:BillingSpecifiedPeriod? ram:SpecifiedTradeAllowanceCharge* ram:SubtotalCalculatedTradeTax*
      ram:SpecifiedLogisticsServiceCharge* ram:SpecifiedTradePaymentTerms* ram:SpecifiedTradeSettlementHeaderMonetarySummation?
      ram:SpecifiedFinancialAdjustment* ram:InvoiceReferencedDocument? ram:ProFormaInvoiceReferencedDocument?
      ram:LetterOfCreditReferencedDocument? ram:FactoringAgreementReferencedDocument* ram:FactoringListReferencedDocument*
      ram:PayableSpecifiedTradeAccountingAccount* ram:ReceivableSpecifiedTradeAccountingAccount*
      ram:PurchaseSpecifiedTradeAccountingAccount* ram:SalesSpecifiedTradeAccountingAccount*
      ram:SpecifiedTradeSettlementFinancialCard* ram:SpecifiedAdvancePayment* ram:UltimatePayeeTradeParty?`,
    TradeSettlementPaymentMeans: `
      ram:PaymentChannelCode? ram:TypeCode?~qdt_PriceTypeCode ram:GuaranteeMethodCode? ram:PaymentMethodCode? ram:Information*
      ram:ID* ram:ApplicableTradeSettlementFinancialCard? ram:PayerPartyDebtorFinancialAccount?
      ram:PayeePartyCreditorFinancialAccount? ram:PayerSpecifiedDebtorFinancialInstitution?
      ram:PayeeSpecifiedCreditorFinancialInstitution?`,
    DebtorFinancialAccount: 'ram:IBANID? ram:AccountName? ram:ProprietaryID?',
    CreditorFinancialAccount: 'ram:IBANID? ram:AccountName? ram:ProprietaryID?',
    DebtorFinancialInstitution: `
      ram:BICID? ram:ClearingSystemName? ram:CHIPSUniversalID? ram:NewZealandNCCID? ram:IrishNSCID? ram:UKSortCodeID?
      ram:CHIPSParticipantID? ram:SwissBCID? ram:FedwireRoutingNumberID? ram:PortugueseNCCID? ram:RussianCentralBankID?
      ram:ItalianDomesticID? ram:AustrianBankleitzahlID? ram:CanadianPaymentsAssociationID? ram:SICID? ram:GermanBankleitzahlID?
      ram:SpanishDomesticInterbankingID? ram:SouthAfricanNCCID? ram:HongKongBankID? ram:AustralianBSBID?
      ram:IndianFinancialSystemID? ram:HellenicBankID? ram:PolishNationalClearingID? ram:Name?
      ram:JapanFinancialInstitutionCommonID? ram:LocationFinancialInstitutionAddress? ram:SubDivisionBranchFinancialInstitution?`,
    FinancialInstitutionAddress: `
      ram:PostcodeCode? ram:BuildingNumber? ram:LineOne? ram:LineTwo? ram:LineThree? ram:LineFour? ram:LineFive? ram:StreetName?
      ram:CityName? ram:CountrySubDivisionID? ram:CountryID?~ID ram:TypeCode? ram:DepartmentName? ram:PostOfficeBox? ram:CityID?
      ram:CountrySubDivisionName? ram:CountryName?`,
    BranchFinancialInstitution: 'ram:ID? ram:Name? ram:LocationFinancialInstitutionAddress?',
    CreditorFinancialInstitution: `
      ram:BICID? ram:CHIPSUniversalID? ram:NewZealandNCCID? ram:IrishNSCID? ram:UKSortCodeID? ram:CHIPSParticipantID?
      ram:SwissBCID? ram:FedwireRoutingNumberID? ram:PortugueseNCCID? ram:RussianCentralBankID? ram:ItalianDomesticID?
      ram:AustrianBankleitzahlID? ram:CanadianPaymentsAssociationID? ram:SICID? ram:GermanBankleitzahlID?
      ram:SpanishDomesticInterbankingID? ram:SouthAfricanNCCID? ram:HongKongBankID? ram:AustralianBSBID?
      ram:IndianFinancialSystemID? ram:HellenicBankID? ram:PolishNationalClearingID? ram:Name? ram:ClearingSystemName?
      ram:JapanFinancialInstitutionCommonID? ram:LocationFinancialInstitutionAddress? ram:SubDivisionBranchFinancialInstitution?`,
    TradeSettlementHeaderMonetarySummation: `
      ram:LineTotalAmount* ram:ChargeTotalAmount* ram:AllowanceTotalAmount* ram:TaxBasisTotalAmount* ram:TaxTotalAmount*
      ram:RoundingAmount* ram:GrandTotalAmount* ram:InformationAmount* ram:TotalPrepaidAmount* ram:TotalDiscountAmount*
      ram:TotalAllowanceChargeAmount* ram:DuePayableAmount* ram:RetailValueExcludingTaxInformationAmount*
      ram:TotalDepositFeeInformationAmount* ram:ProductValueExcludingTobaccoTaxInformationAmount*
      ram:TotalRetailValueInformationAmount* ram:GrossLineTotalAmount* ram:NetLineTotalAmount*
      ram:NetIncludingTaxesLineTotalAmount*`,
    AdvancePayment: 'ram:PaidAmount ram:FormattedReceivedDateTime? ram:IncludedTradeTax*',
    ValuationBreakdownStatement: `
      ram:ID ram:Name ram:Description* ram:MeasurementMethodID* ram:CreationDateTime ram:DefaultCurrencyCode
      ram:DefaultLanguageCode ram:Comment* ram:TypeCode* ram:RequestedActionCode* ram:PriceListID? ram:ContractualLanguageCode?
      ram:ItemGroupedWorkItem* ram:ItemBasicWorkItem* ram:TotalCalculatedPrice* ram:ChangedRecordedStatus*
      ram:CreationSpecifiedBinaryFile* ram:ReaderSpecifiedBinaryFile* ram:ReferencedSpecifiedBinaryFile*`,
    GroupedWorkItem: `
      ram:ID ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:TypeCode* ram:Comment* ram:TotalQuantity?
      ram:Index? ram:RequestedActionCode* ram:PriceListItemID? ram:ContractualLanguageCode? ram:TotalCalculatedPrice*
      ram:ItemGroupedWorkItem* ram:ItemBasicWorkItem* ram:ChangedRecordedStatus* ram:ActualWorkItemComplexDescription*
      ram:ReferencedSpecifiedBinaryFile*`,
    CalculatedPrice: 'ram:TypeCode* ram:ChargeAmount* ram:RelatedAppliedAllowanceCharge*',
    AppliedAllowanceCharge: `
      ram:ActualAmount? ram:Description? ram:ReasonCode? ram:CalculationPercent? ram:BasisAmount? ram:ChargeIndicator
      ram:CategoryAppliedTax?`,
    AppliedTax: 'ram:CalculatedAmount? ram:TypeCode? ram:CalculatedRate? ram:BasisAmount? ram:TaxPointDate?',
    BasicWorkItem: `
      ram:ID ram:ReferenceID? ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:TypeCode* ram:Comment*
      ram:TotalQuantity? ram:TotalQuantityClassificationCode? ram:IndexValue? ram:StatusCode* ram:ReferenceFileBinaryObject*
      ram:Index? ram:RequestedActionCode* ram:PriceListItemID? ram:ContractualLanguageCode? ram:ActualWorkItemComplexDescription*
      ram:TotalQuantityWorkItemQuantityAnalysis* ram:UnitCalculatedPrice* ram:TotalCalculatedPrice* ram:SubordinateBasicWorkItem*
      ram:ChangedRecordedStatus* ram:ItemBasicWorkItem* ram:ReferencedSpecifiedBinaryFile*`,
    WorkItemComplexDescription: `
      ram:Abstract* ram:Content* ram:ContractualLanguageCode? ram:RequestingSpecificationQuery*
      ram:RespondingSpecificationResponse* ram:SubsetWorkItemComplexDescription?`,
    SpecificationQuery: 'ram:ID ram:TypeCode? ram:Content ram:ContractualLanguageCode?',
    SpecificationResponse: 'ram:ID ram:QueryID? ram:TypeCode? ram:Content ram:ContractualLanguageCode?',
    WorkItemQuantityAnalysis: `
      ram:ID ram:ActualQuantity? ram:Description? ram:ActualQuantityPercent? ram:StatusCode? ram:TypeCode?
      ram:PrimaryClassificationCode* ram:AlternativeClassificationCode* ram:ContractualLanguageCode?
      ram:ActualQuantityWorkItemDimension* ram:BreakdownWorkItemQuantityAnalysis* ram:ChangedRecordedStatus*`,
    WorkItemDimension: `
      ram:ID? ram:ValueMeasure ram:Description? ram:TypeCode ram:ContractualLanguageCode? ram:ComponentWorkItemDimension*`,
    RecordedStatus: 'ram:ConditionCode ram:ChangerName? ram:ChangedDateTime',
  },
  values: {
    ID: 'token schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI',
    Code: `
      token listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI`,
    Rate: 'decimal format',
    Text: 'string languageID languageLocaleID',
    Amount: 'decimal currencyID currencyCodeListVersionID',
    Measure: 'decimal unitCode unitCodeListVersionID',
    Quantity: 'decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName',
    qdt_CountryID: 'token schemeID schemeAgencyID schemeVersionID',
    qdt_TaxTypeCode: 'token listID listAgencyID listVersionID listURI',
    qdt_DocumentCode: 'token listID listAgencyID listVersionID name listURI',
    BinaryObject: 'base64Binary format mimeCode encodingCode characterSetCode uri filename',
    qdt_GoodsTypeCode: 'token listID listAgencyID listVersionID name',
    qdt_PriceTypeCode: 'token listID listAgencyID listVersionID',
    DateType_udt_DateString: 'string format',
    date: 'date',
    boolean: 'boolean',
    dateTime: 'dateTime',
  },
};
